// From how far the galaxy is seen.
import { expect, test } from 'vitest';
import { levelOf } from './levels';

test('the level follows from the size of a card, unless all of it is seen from far', () => {
  expect([50, 90, 114, 160].map((card) => levelOf(card / 120, false))).toEqual([
    'map',
    'pieces',
    'table',
    'read',
  ]);
  expect(levelOf(114 / 120, true)).toBe('map');
});
