// A label says what lies on a tile.
import { expect, test } from 'vitest';
import {
  ALMANAC,
  type GroupView,
  type PlayerView,
  type TileView,
  type View,
} from '../../../generated/event_horizon';
import { tileLabel } from './labels';

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

test('a label says what lies on a tile', () => {
  const view = table({
    tile: 40,
    face: 0,
    kind: 'moon',
    defense: 1,
    production: 1,
    owner: 1,
    fleets: [fleet(0, group(0, 2), group(17, 1))],
  });
  expect(tileLabel(view, [], view.tiles[40])).toBe(
    'Pell, Moon at A04; defence 1, production 1; flag of Orange; free building slot; White: 2 cruisers and 1 drone mother with 1 damage',
  );
});
