// The catalogue of texts is complete.
import { expect, test } from 'vitest';
import { t } from '.';
import { analysis } from './analysis';
import { blanks } from './blanks';
import { hints } from './hints';

test('no text is empty or has blanks at its ends', () => {
  expect(blanks({ ...t, analysis, hints })).toEqual([]);
  expect(blanks({ a: { b: ' x' }, c: '', d: 'd' })).toEqual(['.a.b', '.c']);
});

test('times are told in the largest unit that fits', () => {
  expect(t.common.ago(20)).toBe('just now');
  expect(t.common.ago(7300)).toBe('2 h ago');
  expect(t.common.ago(3 * 86400)).toBe('3 days ago');
});
