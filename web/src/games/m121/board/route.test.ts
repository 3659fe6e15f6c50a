// The way of a cube.
import { expect, test } from 'vitest';
import { site, space } from '../fixture';
import { gates, pennants } from './route';

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
