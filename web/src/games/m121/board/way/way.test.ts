// The way of a cube.
import { expect, test } from 'vitest';
import { site, space } from '../../fixture';
import { gates, legOf, pennants } from './way';

const path = [space('C3'), space('C4'), space('D5')];

test('a gate stands on each edge that is crossed and points the way', () => {
  expect(gates(path.slice(0, 2))).toEqual([{ x: -120, y: -60, turn: 90 }]);
});

test('each payee is paid on the first of their systems that has not been paid for', () => {
  const sites = path.map((one, at) => site({ space: one, controller: [1, 0, 1][at] }));
  expect(pennants(path, [1, 1], sites, 0)).toEqual([
    { space: path[0], seat: 1 },
    { space: path[2], seat: 1 },
  ]);
  expect(pennants(path, [], sites, 0)).toEqual([]);
});

test('a space has the part of the way from one of its edges to the next', () => {
  const way = { path, end: { x: 10, y: 130 }, payees: [] };
  expect(path.map((one) => legOf(way, one))).toEqual(['M0 0L0 60', 'M0 -60L0 0L60 60', 'M-60 -60L0 0L10 10']);
  expect([legOf(way, space('A4')), legOf(null, path[0])]).toEqual(['', '']);
});
