// Prices say what is missing.
import { expect, test } from 'vitest';
import { ALMANAC, type PlayerView, type View } from '../../../generated/event_horizon';
import { eventHorizon as t } from '../texts/panels';
import { cannonItem, mineItem, portItem, shipItem, techItem, upgradeItem } from './items';

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

test('a price says which of level, supply and budget is missing', () => {
  const [view, card] = [table(), player()];
  expect(shipItem(view, card, 0)).toMatchObject({ price: 2, reason: '' });
  expect(shipItem(view, card, 2).reason).toBe(t.build.locked(4));
  expect(techItem(view, card).reason).toBe(t.build.short);
  expect(techItem(view, player({ level: 9, budget: 9 })).reason).toBe(t.build.techFull);
  expect(mineItem(view, card)).toMatchObject({ price: 3, left: 6, reason: '' });
  expect(cannonItem(view, player({ level: 5, budget: 9 })).reason).toBe(t.build.out);
  expect(portItem(view, card).reason).toBe('');
  expect(upgradeItem(view, card, 1)).toMatchObject({ type: 0, price: 2 });
});

test('outside the own Build no price is too high', () => {
  expect(techItem(table({}, { waiting: [1] }), player()).reason).toBe('');
});
