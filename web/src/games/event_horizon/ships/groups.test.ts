// Ships are found by what the vocabulary calls them.
import { expect, test } from 'vitest';
import { ALMANAC, type PlayerView, type View } from '../../../generated/event_horizon';
import { groupAt } from './groups';
import { MARAUDERS } from '../sides';

const SCHEMATIC = {
  special: -1,
  speed: 3,
  capture: 1,
  hits_on: 5,
  hp: 1,
  dice: 1,
  ships: 2,
  waiting: 0,
  lacking: [1],
};

function player(change: Partial<PlayerView> = {}): PlayerView {
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
    probe: -1,
    ports: 0,
    ports_left: 4,
    schematics,
    specials: [],
    looking: [],
    ...change,
  };
}

function table(change: Partial<PlayerView> = {}, view: Partial<View> = {}): View {
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

test('ships are found by what the vocabulary calls them', () => {
  const view = table();
  const ships = { group: 17, type: 1, count: 2 };
  Object.assign(view.tiles[5], { fleets: [{ seat: 0, ships: 2, capture: 12, groups: [ships] }] });
  expect(groupAt(view, 'group', 17)).toMatchObject({ seat: 0, tile: 5, ships });
  expect(groupAt(view, 'ship', 5 * 49 + 17)).toMatchObject({ seat: 0, ships });
  expect(groupAt(view, 'enemy', MARAUDERS * 49 + 2)).toMatchObject({ fleet: 2 });
  expect(groupAt(view, 'number', 2)).toBeNull();
});
