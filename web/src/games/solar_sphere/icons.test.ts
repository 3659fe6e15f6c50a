// Words and places have their symbols.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../generated/solar_sphere';
import { sheets } from '../../kit/icons/sheets.svelte';
import { icon, locationIcon } from './icons';

const inSprite = (name: string | null) => name !== null && sheets.has(name);

test('a word without a thing has a symbol, an unknown word has none', () => {
  expect(icon('launch satellite', 0)).toBe('ss-satellite');
  expect(icon('sing', 0)).toBeNull();
});

test('the solo cards lead to places with a symbol', () => {
  const places = ALMANAC.solo_cards.flatMap((card) => card.places.map(locationIcon));
  expect(places.every(inSprite)).toBe(true);
});
