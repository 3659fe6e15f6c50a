import { expect, test } from 'vitest';
import { changes } from '../changes';
import { place, planet, region, table } from '../fixture';
import { RAIDERS } from '../sides';
import { rowsFor } from './tiles/actions';
import { cloud } from './tiles/clouds';
import { regionLabel, regionName } from './labels';
import { standing } from './pieces';
import { rangeOf } from './reach';

const SITTERS = [] as never[];

const tessaly = (change = {}) =>
  place(region('R2-3'), { kind: 'planet', tile: planet('Tessaly'), moons: 2, top: 0, ...change });

test('a region is called by its tile, or by its place', () => {
  expect(regionName(tessaly())).toBe('Tessaly');
  expect([regionName(place(region('N3'))), regionName(place(region('R4-6')))]).toEqual(['Nebula 3', 'R4-6']);
});

test('a region is told in words', () => {
  const here = tessaly({ fleets: [{ side: 1, ships: [2, 0, 0, 1] }], raider: 0, raiders: 1 });
  const told = regionLabel(here, table([here], { target: here.region }), SITTERS);
  expect(told).toContain('Tessaly, Science planet at R2-3');
  expect(told).toContain('2 moons');
  expect(told).toContain('Blue: 2 Transports, 1 Heavy cruiser');
  expect(told).toContain('the active region');
});

test('ships stand with a figure, and keep their room', () => {
  const here = tessaly({ fleets: [{ side: 0, ships: [3, 1, 1, 1] }], raider: 1, raiders: 1 });
  const pieces = standing(here);
  expect(pieces.map(({ count }) => count)).toEqual([3, 1, 1, 1, 1]);
  expect(pieces.at(-1)?.side).toBe(RAIDERS);
  expect(pieces.every(({ x, size }) => Math.abs(x) + size / 2 < 40)).toBe(true);
});

test('a ship of which there is only one is the same everywhere', () => {
  const names = (id: string) =>
    standing(place(region(id), { kind: 'planet', tile: 0, fleets: [{ side: 0, ships: [1, 1, 0, 0] }] })).map(
      ({ name }) => name,
    );
  expect(names('R1-1')[1]).toBe(names('R1-2')[1]);
  expect(names('R1-1')[0]).not.toBe(names('R1-2')[0]);
});

test('the range of a ship is counted from other own ships', () => {
  const here = tessaly({ fleets: [{ side: 0, ships: [1, 0, 0, 0] }] });
  expect(rangeOf(table([here]), 0, 0)).toHaveLength(7);
  expect(rangeOf(table(), 0, 0)).toEqual([]);
});

test('an action stands in rows that have room', () => {
  const text = '';
  const rows = rowsFor({
    text,
    parts: [
      { text: '2' },
      { icon: 'any' },
      { icon: 'arrow', quiet: true },
      { text: '3' },
      { icon: 'tactics' },
    ],
  });
  expect(rows.map((row) => row.length)).toEqual([2, 1, 2]);
});

test('a cloud is always the same', () => {
  expect(cloud(3)).toEqual(cloud(3));
  expect(cloud(3).edge).not.toBe(cloud(4).edge);
});

test('what differs gets the frame: the tile, and what came to stand there', () => {
  const before = table([tessaly()]);
  const after = table([tessaly({ moons: 1, fleets: [{ side: 0, ships: [0, 1, 0, 0] }] })]);
  expect(changes(before, after)).toEqual([`region-${region('R2-3')}`, 'ships-0-1']);
});
