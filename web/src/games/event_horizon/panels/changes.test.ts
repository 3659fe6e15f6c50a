// A change of the view names the things that show it.
import { expect, test } from 'vitest';
import { ALMANAC, type PlayerView, type View } from '../../../generated/event_horizon';
import { panelChanges } from './changes';

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

test('only what changed is named', () => {
  expect(panelChanges(table(), table({ level: 4, points: 1 }))).toEqual(['score-0', 'level-marker-0']);
  expect(panelChanges(table(), table({}, { deck: 20 }))).toEqual(['pool-deck']);
});
