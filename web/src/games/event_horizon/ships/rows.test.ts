// Ships stand on their tile.
import { expect, test } from 'vitest';
import { type GroupView, type TileView } from '../../../generated/event_horizon';
import { PLATE } from '../board/geometry';
import { HEIGHT, rows } from './rows';

function tile(number: number, change: Partial<TileView> = {}): TileView {
  const empty = {
    tile: number,
    face: 19,
    kind: 'empty',
    back: 1,
    home: -1,
    owner: -1,
    defense: 0,
    production: 0,
    tech: 0,
    salvage: 0,
  };
  return {
    ...empty,
    mine: false,
    cannon: false,
    wormhole: false,
    markers: [],
    fleets: [],
    marauders: [],
    ...change,
  };
}

function group(number: number, count: number): GroupView {
  return {
    group: number,
    type: number >> 4,
    count,
    damage: number & 3,
    upgrades: [],
    entered: 0,
  } as unknown as GroupView;
}

function fleet(seat: number, ...groups: GroupView[]) {
  return { seat, ships: groups.reduce((sum, each) => sum + each.count, 0), capture: 0, groups };
}

test('lines of ships stay on their tile and do not overlap', () => {
  const full = [0, 1, 17, 32].map((number) => group(number, 2));
  const crowd = tile(5, {
    defense: 8,
    fleets: [0, 1, 2, 3].map((seat) => fleet(seat, ...full)),
    marauders: [{ fleet: 2, ships: 3 }],
  });
  const lines = rows(crowd);
  lines.forEach((line, at) => {
    const half = (line.width * line.scale) / 2;
    expect(half).toBeLessThan(PLATE - Math.abs(line.y) / Math.sqrt(3));
    if (at)
      expect(line.y - lines[at - 1].y).toBeGreaterThan(
        (HEIGHT - 1) * Math.max(line.scale, lines[at - 1].scale),
      );
  });
  expect(lines.flatMap((line) => line.chips)).toHaveLength(17);
});
