// Where everything lies on the board.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/m121';
import { player, site, space, table } from '../fixture';
import { cornerOf, gapAt, gapsOf, reachOf, spaceAt } from './geometry';

test('the centre lies in the middle, a gap between its spaces', () => {
  expect(spaceAt(ALMANAC.centre)).toEqual({ x: 0, y: 0 });
  const gap = ALMANAC.gaps.findIndex(({ corners }) => corners.includes(ALMANAC.centre));
  const corners = ALMANAC.gaps[gap].corners.map(spaceAt);
  expect(gapAt(gap).x).toBe(corners.reduce((sum, { x }) => sum + x, 0) / 4);
});

test('the board is as large as what is in play', () => {
  const view = table({ sites: [site({ space: space('A4') }), site({ space: space('C2') })] });
  expect(reachOf(view)).toEqual({ x: 425, y: 305 });
});

test('more players have more gaps', () => {
  const two = gapsOf(table()).length;
  expect(gapsOf(table({ players: [0, 1, 2].map((seat) => player(seat)) })).length).toBeGreaterThan(two);
});

test('tabs lie clockwise from the name edge', () => {
  expect([0, 1, 2].map((tab) => cornerOf(3, tab))).toEqual([0, 1, 2]);
});
