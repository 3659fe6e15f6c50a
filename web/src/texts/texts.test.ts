// The catalogue of texts is complete.
import { expect, test } from 'vitest';
import { t } from '.';
import { eventHorizon } from '../games/event_horizon/texts/panels';
import { solarSphere } from '../games/solar_sphere/texts/panels';
import { boardTexts } from '../games/solar_sphere/texts/board';

function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => texts(each, `${path}.${key}`));
}

test('no text is empty or has blanks at its ends', () => {
  const wrong = texts({ ...t, solarSphere, boardTexts, eventHorizon }, 't').filter(
    ([, text]) => text === '' || text !== text.trim(),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('times are told in the largest unit that fits', () => {
  expect(t.common.ago(20)).toBe('just now');
  expect(t.common.ago(7300)).toBe('2 h ago');
  expect(t.common.ago(3 * 86400)).toBe('3 days ago');
});
