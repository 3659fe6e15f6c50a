// What ships are called, and what counts as a change of the map.
import { expect, test } from 'vitest';
import {
  ALMANAC,
  type GroupView,
  type PlayerView,
  type TileView,
  type View,
} from '../../../generated/event_horizon';
import { mapChanges, shipNoun } from './things';

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

test('ships are named by their group on the tile in question and by their place elsewhere', () => {
  const view = { ...table(), focus: 7 };
  expect(shipNoun(view, 0, 7, 0, 16)).toEqual({ kind: 'group', id: 16 });
  expect(shipNoun(view, 0, 8, 0, 16)).toEqual({ kind: 'ship', id: 8 * 49 + 16 });
  expect(shipNoun(view, 0, 7, 2, 16)).toEqual({ kind: 'enemy', id: 2 * 49 + 16 });
});

test('arrivals, losses, flags and drifting marauders are changes; departures are not', () => {
  const before = table(
    { tile: 3, fleets: [fleet(0, group(0, 3))] },
    { tile: 5, marauders: [{ fleet: 1, ships: 3 }] },
  );
  const moved = table(
    { tile: 9, fleets: [fleet(0, group(0, 3))] },
    { tile: 6, marauders: [{ fleet: 1, ships: 3 }] },
  );
  expect(mapChanges(before, moved)).toEqual(['tile-9', 'fleet-1']);
  expect(mapChanges(moved, table({ tile: 9, owner: 1 }))).toEqual(['tile-6', 'tile-9']);
  expect(mapChanges(before, before)).toEqual([]);
});

test('order markers and exploratory vehicles are framed where they appear', () => {
  const after = table({ tile: 4, markers: [1] });
  after.players[0] = { ...after.players[0], probe: 12 };
  expect(mapChanges(table(), after)).toEqual(['marker-1-4', 'probe-0']);
});
