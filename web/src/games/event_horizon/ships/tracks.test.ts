// Ships that move keep their name.
import { expect, test } from 'vitest';
import {
  ALMANAC,
  type GroupView,
  type PlayerView,
  type TileView,
  type View,
} from '../../../generated/event_horizon';
import { stackKey, Tracks } from './tracks';

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

function table(...changes: (Partial<TileView> & { tile: number })[]): View {
  const tiles = ALMANAC.places.map((_, number) =>
    tile(
      number,
      changes.find((change) => change.tile === number),
    ),
  );
  const player = (seat: number) => ({ seat, name: ['white', 'orange'][seat], probe: -1 }) as PlayerView;
  return { tiles, players: [player(0), player(1)], focus: -1, reach: [], dial: null } as unknown as View;
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

test('ships that move keep their name, those that stay get a new one', () => {
  const tracks = new Tracks();
  const before = tracks.follow(table({ tile: 3, fleets: [fleet(0, group(0, 3))] })).get(stackKey(3, 0, 0));
  const after = tracks.follow(
    table({ tile: 3, fleets: [fleet(0, group(0, 1))] }, { tile: 9, fleets: [fleet(0, group(1, 2))] }),
  );
  expect(after.get(stackKey(9, 0, 1))).toBe(before);
  expect(after.get(stackKey(3, 0, 0))).not.toBe(before);
});
