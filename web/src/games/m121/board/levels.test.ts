// From how far the galaxy is seen.
import { expect, test } from 'vitest';
import { levelOf, levelsOf, OPENS } from './levels';

test('the level follows from the size of a card, unless all of it is seen from far', () => {
  expect([50, 90, 114, 160].map((card) => levelOf(card / 120, false, levelsOf(false)))).toEqual([
    'map',
    'pieces',
    'table',
    'read',
  ]);
  expect(levelOf(114 / 120, true, levelsOf(false))).toBe('map');
});

test('a phone begins with the pieces, and prints words only from where they can be read', () => {
  expect(levelOf(OPENS, false, levelsOf(true))).toBe('pieces');
  expect(levelOf(114 / 120, false, levelsOf(true))).toBe('pieces');
});
