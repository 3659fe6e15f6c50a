// From far every side on a tile is one token with the number of its ships.
import { expect, test } from 'vitest';
import type { TileView } from '../../../generated/event_horizon';
import { MARAUDERS } from '../sides';
import { tokens } from './tokens';

const tile = (fleets: [number, number[]][], marauders: number[] = []) =>
  ({
    fleets: fleets.map(([seat, counts]) => ({ seat, groups: counts.map((count) => ({ count })) })),
    marauders: marauders.map((ships) => ({ ships })),
  }) as unknown as TileView;

test('the ships of one side are counted together, and a lone token stands in the middle', () => {
  expect(tokens(tile([[1, [2, 1]]]))).toEqual([{ side: 1, ships: 3, x: 0, y: 19 }]);
  expect(tokens(tile([], [2, 1]))).toMatchObject([{ side: MARAUDERS, ships: 3, x: 0 }]);
});

test('two sides stand beside one another, a third below them', () => {
  const [first, second, third] = tokens(
    tile(
      [
        [0, [1]],
        [2, [4]],
      ],
      [2],
    ),
  );
  expect([first.x, second.x, third.x]).toEqual([-15.5, 15.5, 0]);
  expect([first.y === second.y, third.y > first.y]).toEqual([true, true]);
});
