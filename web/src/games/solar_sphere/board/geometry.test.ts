// The board's places: the Sphere, the plates of the locations, the score ring.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/solar_sphere';
import { polar } from '../../../kit/board/hexes';
import { alongPlate, centre, SECTOR_ORDER, sectorAngle, space } from './geometry';

test('the corner hex above the Core stands straight above it', () => {
  const top = centre(7);
  expect(top.x).toBe(0);
  expect(top.y).toBeCloseTo(2 * centre(1).y);
});

test('every location has its plate', () => {
  expect(ALMANAC.locations.map((location) => location.id).sort()).toEqual([...SECTOR_ORDER].sort());
  expect(sectorAngle('sphere')).toBe(0);
});

test('the score ring runs clockwise from the top', () => {
  expect(space(0).x).toBeCloseTo(0);
  expect(space(10).x).toBeGreaterThan(0);
  expect(space(25).y).toBeCloseTo(polar(space(25).y, 180).y);
});

test('things on a plate never leave their room', () => {
  const angles = alongPlate(0, 237, Array<number>(12).fill(20), 148, 4);
  expect(((angles[11] - angles[0]) * Math.PI * 237) / 180).toBeCloseTo(128);
});
