// Everything in the almanac can be drawn, and a change of the view names the things that show it.
import { expect, test } from 'vitest';
import { ALMANAC, NOUNS, type View } from '../../../generated/solar_sphere';
import { sheets } from '../../../kit/icons/sheets.svelte';
import { solarSphere as t } from '../texts/panels';
import { person } from '../cards/busts';
import { panelChanges } from './changes';
import { icon, locationIcon } from '../icons';
import { dockedNames, pieces } from '../pieces/docked';

const inSprite = (name: string | null) => name !== null && sheets.has(name);

test('every kind of thing that can be named has a symbol of the sprite', () => {
  const unnamed = ['player', 'roll'];
  const missing = Object.entries(NOUNS)
    .filter(([kind]) => !unnamed.includes(kind))
    .flatMap(([kind, names]) => names.map((_, id) => [kind, id, icon(kind, id)] as const))
    .filter(([, , name]) => !inSprite(name));
  expect(missing).toEqual([]);
});

test('a word without a thing has a symbol, an unknown word has none', () => {
  expect(icon('launch satellite', 0)).toBe('ss-satellite');
  expect(icon('sing', 0)).toBeNull();
});

test('the solo cards lead to places with a symbol', () => {
  const places = ALMANAC.solo_cards.flatMap((card) => card.places.map(locationIcon));
  expect(places.every(inSprite)).toBe(true);
});

test('every crew card has a face of its own and says when it works', () => {
  const faces = ALMANAC.crew.map((card, crew) => JSON.stringify(person(crew, card.tier)));
  expect(new Set(faces).size).toBe(ALMANAC.crew.length);
  expect(ALMANAC.crew.every((card) => t.crew.when[card.when])).toBe(true);
});

test('pieces are listed one by one', () => {
  expect(pieces([2, 0, 1], ALMANAC.resources)).toEqual(['ore', 'ore', 'crystal']);
});

function table(stock: number[], dice: number): View {
  const player = {
    seat: 0,
    score: 0,
    reputation: 0,
    morale: 0,
    stock,
    active: 6,
    inactive: 2,
    reserve: 12,
    matrix: [0, 0, 0],
  };
  const ports = [0, 0, 0, dice, 0, 0];
  return {
    players: [{ ...player, ports, icons: [0, 0, 0, 0], crew: [], auxiliary: 0 }],
    locations: [{ location: 0, dice: [{ side: 0, face: 4, opaque: false }], satellites: [] }],
    display: [],
    fleet: [],
    resistance: 0,
    fighting: -1,
    dranda: null,
  } as unknown as View;
}

test('dice in the ports are counted after those on locations', () => {
  expect(dockedNames(table([0, 0, 0], 2), 0)).toEqual(['die-0-4-1', 'die-0-4-2']);
});

test('only what changed is named', () => {
  expect(panelChanges(table([0, 0, 0], 1), table([1, 0, 0], 1))).toEqual(['stock-0']);
});
