// Which things are the places of a board that is drawn very small.
import { expect, test } from 'vitest';
import { commonest } from './dots';

test('the kind of which most are lit', () => {
  expect(commonest(['tile', 'point', 'tile'])).toBe('tile');
  expect(commonest([])).toBe('');
});
