// Pieces one by one, and the dice in the ports.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/solar_sphere';
import { mat } from '../fixture';
import { dockedNames, pieces } from './docked';

test('pieces are listed one by one', () => {
  expect(pieces([2, 0, 1], ALMANAC.resources)).toEqual(['ore', 'ore', 'crystal']);
});

test('dice in the ports are counted after those on locations', () => {
  expect(dockedNames(mat([0, 0, 0], 2), 0)).toEqual(['die-0-4-1', 'die-0-4-2']);
});
