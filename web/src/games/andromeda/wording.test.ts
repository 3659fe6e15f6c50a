import { expect, test } from 'vitest';
import type { ModuleView } from '../../generated/andromeda';
import { place, planet, player, region, table } from './fixture';
import { progress } from './progress';
import { called, wording } from './wording';

const view = table([place(region('R2-3'), { kind: 'planet', tile: planet('Tessaly') })], {
  columns: [{ cards: [0, -1, -1], deck: 3 }],
});

test('a module is taken by its name', () => {
  expect(wording('take', 0, view)).toBe('Take Carbon Loom');
  expect(wording('take', 1, view)).toBeNull();
  expect(wording('energy for dice', 0, view)).toBe('No energy for dice');
});

test('one of several ways is told by what it does', () => {
  expect(wording('choose the', 0, view, 'take 1 repair action')).toBe('Take 1 repair action');
  expect(wording('choose the', 1, view, 'nothing')).toBe('Do nothing');
  expect(wording('choose the', 1, view)).toBeNull();
});

test('places are called by what lies there', () => {
  expect(called('region', region('R2-3'), view, 0)).toBe('Tessaly');
  expect(called('berth', region('R2-3') * 4, view, 0)).toBe('Transport at Tessaly');
  expect(called('ship', 0, view, 0)).toBeNull();
});

test('what is done at a place names what lies there', () => {
  expect(wording('develop', region('R2-3'), view)).toBe('Develop Tessaly');
  expect(wording('strike from', region('R2-3'), view)).toBe('Raider from Tessaly');
});

test('a module of the own station is called by its name', () => {
  const carbonLoom = [
    { plate: 0, card: -1 },
    { plate: 1, card: 0 },
  ] as ModuleView[];
  const mine = table([], { active: 1, players: [player(0), player(1, { rows: [carbonLoom, [], [], []] })] });
  expect([called('plate', 1, mine, 1), called('plate', 1, mine, 0)]).toEqual(['Carbon Loom', null]);
  expect(wording('activate', 0, mine)).toBe('Activate Primary Reactor');
  expect(wording('move', 1, mine)).toBe('Move Carbon Loom');
  expect(called('place', 3, mine, 1)).toBe('place 3');
});

test('there are no rounds: turns are told', () => {
  expect(progress(table([], { turn: 47 }))?.told?.now).toBe('Turn 47');
  expect(progress(table([], { stage: 'setup' }))?.title).toBe('Setup');
});
