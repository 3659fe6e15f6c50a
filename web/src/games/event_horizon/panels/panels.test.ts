// Everything that can be named has a symbol, prices say what is missing, and a change of the view names the things that show it.
import { expect, test } from 'vitest';
import { ALMANAC, NOUNS, type PlayerView, type View } from '../../../generated/event_horizon';
import { sheets } from '../../../kit/icons/sheets.svelte';
import { eventHorizon as t } from '../texts/panels';
import { cannonItem, mineItem, portItem, shipItem, techItem, upgradeItem } from '../build/items';
import { panelChanges } from './changes';
import { arc, scaleOf, spot } from '../mat/dial';
import { groupAt } from '../ships/groups';
import { icon, kindIcon, unlockIcon } from '../icons';
import { MARAUDERS, markersOut, sideOf } from '../sides';
import { stats } from '../pieces/stats';
import { levelOf, LEVELS, nextOf } from '../mat/track';

const inSprite = (name: string | null) => name !== null && sheets.has(name);

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

test('every kind of thing that can be named has a symbol of the sprite', () => {
  const unnamed = ['player', 'number'];
  const missing = Object.entries(NOUNS)
    .filter(([kind]) => !unnamed.includes(kind))
    .flatMap(([kind, names]) => names.map((_, id) => [kind, id, icon(kind, id)] as const))
    .filter(([, , name]) => !inSprite(name));
  expect(missing).toEqual([]);
});

test('a word without a thing has a symbol, an unknown word has none', () => {
  const words = [
    'advance tech',
    'end build',
    'aside',
    'pass',
    'done',
    'hold',
    'break away',
    'move all',
    'hold fire',
  ];
  expect(words.filter((word) => !inSprite(icon(word, 0)))).toEqual([]);
  expect(icon('sing', 0)).toBeNull();
});

test('every kind of tile and everything that a level unlocks can be drawn', () => {
  expect(ALMANAC.kinds.every((kind) => inSprite(kindIcon(kind.id)))).toBe(true);
  expect(ALMANAC.unlocks.every((unlock) => inSprite(unlockIcon(unlock)))).toBe(true);
  expect(inSprite(kindIcon(''))).toBe(true);
});

test('every level of the track says what it brings', () => {
  expect(LEVELS.filter((level) => !level.words)).toEqual([]);
  expect([levelOf('slot'), levelOf('mine'), nextOf(6)]).toEqual([7, 2, '2nd slot']);
  expect(nextOf(ALMANAC.levels)).toBe('');
});

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

test('the dial keeps its number on the scale', () => {
  expect([scaleOf(4), scaleOf(20), scaleOf(23)]).toEqual([20, 20, 30]);
  expect(spot(0, 20).x).toBeLessThan(50);
  expect(spot(20, 20).x).toBeGreaterThan(50);
  expect(arc(0, 20, 20)).toContain(' 1 1 ');
});

test('values that differ from the printed ones are told beside them', () => {
  const [speed, , hits] = stats({ ...ALMANAC.ships[0], speed: 4, hits_on: 4 }, ALMANAC.ships[0]);
  expect([speed.printed, speed.value, hits.value]).toEqual(['3', '4', '4+']);
});

test('ships are found by what the vocabulary calls them', () => {
  const view = table();
  const ships = { group: 17, type: 1, count: 2 };
  Object.assign(view.tiles[5], { fleets: [{ seat: 0, ships: 2, capture: 12, groups: [ships] }] });
  expect(groupAt(view, 'group', 17)).toMatchObject({ seat: 0, tile: 5, ships });
  expect(groupAt(view, 'ship', 5 * 49 + 17)).toMatchObject({ seat: 0, ships });
  expect(groupAt(view, 'enemy', MARAUDERS * 49 + 2)).toMatchObject({ fleet: 2 });
  expect(groupAt(view, 'number', 2)).toBeNull();
});

test('sides have a name and a look, and markers on the map are counted', () => {
  const view = table();
  expect(sideOf(view, [], 0)).toEqual({ name: 'White', look: 'ivory' });
  expect(sideOf(view, [], MARAUDERS).look).toBe('corp');
  expect(markersOut(view, 0)).toBe(1);
});

test('only what changed is named', () => {
  expect(panelChanges(table(), table({ level: 4, points: 1 }))).toEqual(['score-0', 'level-marker-0']);
  expect(panelChanges(table(), table({}, { deck: 20 }))).toEqual(['pool-deck']);
});
