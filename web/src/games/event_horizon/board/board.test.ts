// The map's arithmetic: places, ways, lines of ships, names that stay, and what counts as a change.
import { expect, test } from 'vitest';
import {
  ALMANAC,
  type GroupView,
  type PlayerView,
  type TileView,
  type View,
} from '../../../generated/event_horizon';
import { centre, legs, meeting, PITCH, PLATE } from './geometry';
import { tileLabel } from './labels';
import { HEIGHT, rows } from '../ships/rows';
import { mapChanges, shipNoun } from './things';
import { stackKey, Tracks } from '../ships/tracks';

const HUNDREDTH = 2;

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

test('neighbours by the dial lie around a tile, north straight above', () => {
  const [north, northEast] = ALMANAC.places[0].around.map(centre);
  expect(north.x).toBe(0);
  expect(north.y).toBeCloseTo(-Math.sqrt(3) * PITCH);
  expect(northEast.x).toBeCloseTo(1.5 * PITCH);
});

test('three tiles meet at their common corner', () => {
  for (const [point, tiles] of ALMANAC.points.entries()) {
    const far = tiles.map((each) =>
      Math.hypot(meeting(point).x - centre(each).x, meeting(point).y - centre(each).y),
    );
    for (const distance of far) expect(distance).toBeCloseTo(PITCH, HUNDREDTH);
  }
});

test('a step to a neighbour is straight, a step through a wormhole is a hop', () => {
  const way = legs(0, [1, 50]);
  expect(way.map((leg) => leg.hop)).toEqual([false, true]);
  expect(way[1].line).toContain('Q');
});

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

test('ships are named by their group on the tile in question and by their place elsewhere', () => {
  const view = { ...table(), focus: 7 };
  expect(shipNoun(view, 0, 7, 0, 16)).toEqual({ kind: 'group', id: 16 });
  expect(shipNoun(view, 0, 8, 0, 16)).toEqual({ kind: 'ship', id: 8 * 49 + 16 });
  expect(shipNoun(view, 0, 7, 2, 16)).toEqual({ kind: 'enemy', id: 2 * 49 + 16 });
});

test('ships that move keep their name, those that stay get a new one', () => {
  const tracks = new Tracks();
  const before = tracks.follow(table({ tile: 3, fleets: [fleet(0, group(0, 3))] })).get(stackKey(3, 0, 0));
  const after = tracks.follow(
    table({ tile: 3, fleets: [fleet(0, group(0, 1))] }, { tile: 9, fleets: [fleet(0, group(1, 2))] }),
  );
  expect(after.get(stackKey(9, 0, 1))).toBe(before);
  expect(after.get(stackKey(3, 0, 0))).not.toBe(before);
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
