import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/andromeda';
import { place, region, table } from '../fixture';
import { centre, corners, distances, extentOf, isoline, PITCH, rowsOf, wayBetween } from './geometry';

const SMALL = extentOf(table());

test('the lowest row is drawn once it is in use', () => {
  expect(rowsOf(table())).toBe(4);
  expect(rowsOf(table([], { next_space: region('R5-1') }))).toBe(5);
  expect(rowsOf(table([place(region('R1-1'), { kind: 'special', tile: 0 })]))).toBe(5);
});

test('neighbours lie as far from each other as hexes do', () => {
  const [a, b] = ['R2-2', 'R2-3'].map((id) => centre(region(id), SMALL));
  expect(b.x - a.x).toBeCloseTo(PITCH * Math.sqrt(3));
  const below = centre(region('R3-2'), SMALL);
  expect(Math.hypot(below.x - a.x, below.y - a.y)).toBeCloseTo(PITCH * Math.sqrt(3));
});

test('everything that is drawn lies within the frame', () => {
  const shown = ALMANAC.places.flatMap(({ y }, at) => (y <= SMALL.rows ? [centre(at, SMALL)] : []));
  expect(shown.every(({ x }) => x > SMALL.left && x < SMALL.right)).toBe(true);
  expect(shown.every(({ y }) => y > SMALL.top && y + PITCH < SMALL.low + 1)).toBe(true);
  expect(SMALL.scale).toBeLessThan(SMALL.reach.y);
});

test('a hex begins with its upper corner', () => {
  const [top, right] = corners(10);
  expect([top.x, top.y].map(Math.round)).toEqual([0, -10]);
  expect(right.x).toBeGreaterThan(0);
});

test('the line of a range leaves out the sides between two of its regions', () => {
  const sides = (ids: string[]) => isoline(ids.map(region), SMALL).split('M').length - 1;
  expect([sides(['R2-2']), sides(['R2-2', 'R2-3']), sides(['N1'])]).toEqual([6, 10, 0]);
});

test('steps are counted across neighbours', () => {
  const steps = distances([region('R1-1')]);
  expect([steps[region('R1-1')], steps[region('R1-3')], steps[region('N6')]]).toEqual([0, 2, 1]);
  expect(wayBetween(region('N2'), region('R2-4'))).toHaveLength(3);
});
