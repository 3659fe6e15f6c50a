// For tests: pieces of a view, as far as the pictures look at them.
import {
  ALMANAC,
  type FleetView,
  type GroupView,
  type MarauderView,
  type PlayerView,
  type TileView,
  type View,
} from '../../generated/event_horizon';

export function tile(number: number, change: Partial<TileView> = {}): TileView {
  const empty = {
    tile: number,
    face: 19,
    kind: 'empty',
    hidden: false,
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

/** A map with these tiles, all others empty. */
export function map(...changes: (Partial<TileView> & { tile: number })[]): View {
  const tiles = ALMANAC.places.map((_, number) =>
    tile(
      number,
      changes.find((change) => change.tile === number),
    ),
  );
  const player = (seat: number) => ({ seat, name: ['white', 'orange'][seat], probe: -1 }) as PlayerView;
  return { tiles, players: [player(0), player(1)], focus: -1, reach: [], dial: null } as unknown as View;
}

/** Ships of a kind, by its number. */
export function group(number: number, count: number): GroupView {
  return {
    group: number,
    type: ALMANAC.groups[number].type,
    count,
    damage: ALMANAC.groups[number].damage,
    upgrades: [],
    entered: 0,
  } as unknown as GroupView;
}

/** A fleet of marauders. */
export function marauders(fleet: number, ships: number): MarauderView {
  return { fleet, ships, id: ALMANAC.enemy_nouns.fleets.indexOf(fleet) };
}

export function fleet(seat: number, ...groups: GroupView[]): FleetView {
  return { seat, ships: groups.reduce((sum, each) => sum + each.count, 0), capture: 0, groups };
}

const SCHEMATIC = {
  special: -1,
  locked: false,
  speed: 3,
  capture: 1,
  hits_on: 5,
  hp: 1,
  dice: 1,
  ships: 2,
  waiting: 0,
  lacking: [1],
};

export function player(change: Partial<PlayerView> = {}): PlayerView {
  const schematics = ALMANAC.ships
    .slice(0, 3)
    .map(({ cost, supply }, type) => ({ ...SCHEMATIC, type, cost, supply, slots: [type === 0 ? 1 : -1] }));
  const card = {
    seat: 0,
    name: 'white',
    place: 1,
    points: 0,
    sources: [0, 0, 0, 0, 0],
    level: 3,
    production: 9,
    budget: 3,
    flags: 2,
    row: 0,
  };
  return {
    ...card,
    home: 39,
    markers: 2,
    markers_out: 1,
    building: true,
    probe: -1,
    ports: 0,
    ports_left: 4,
    schematics,
    upgrades: ALMANAC.upgrades.map((_, upgrade) =>
      schematics.findIndex(({ slots }) => slots.includes(upgrade)),
    ),
    specials: [],
    looking: [],
    ...change,
  };
}

/** A table in the Build of its only player. */
export function table(change: Partial<PlayerView> = {}, view: Partial<View> = {}): View {
  const tiles = ALMANAC.places.map((_, tile) => ({
    tile,
    markers: tile === 5 ? [0] : [],
    fleets: [],
    marauders: [],
  }));
  const pools = { mines_left: 6, cannons_left: 0, wormholes_left: 7, deck: 22 };
  return {
    phase: 'build',
    waiting: [0],
    focus: 5,
    tiles,
    players: [player(change)],
    ...pools,
    ...view,
  } as unknown as View;
}
