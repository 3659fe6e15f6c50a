// Words and places have their symbols.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../generated/solar_sphere';
import { sheets } from '../../kit/icons/sheets.svelte';
import { icon, symbol } from './icons';

const inSprite = (name: string | null) => name !== null && sheets.has(name);

test('a word without a thing has a symbol, an unknown word has none', () => {
  expect(icon('launch satellite', 0)).toBe('ss-satellite');
  expect(icon('sing', 0)).toBeNull();
});

test('the solo cards lead to places with a symbol', () => {
  expect(ALMANAC.solo_places.filter(({ icon }) => !inSprite(symbol(icon)))).toEqual([]);
});
