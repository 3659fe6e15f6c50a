// Words, kinds of tiles and unlocked things have their symbols.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../generated/event_horizon';
import { sheets } from '../../kit/icons/sheets.svelte';
import { icon, kindIcon, unlockIcon } from './icons';

const inSprite = (name: string | null) => name !== null && sheets.has(name);

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

test('every sign of an effect has its symbol, the game’s own or the kit’s', () => {
  const parts = [...ALMANAC.upgrades, ...ALMANAC.specials].flatMap((card) => card.parts);
  const icons = parts.flatMap(({ icon: sign }) => sign ?? []);
  expect(icons).toContain('skull');
  expect(icons).toContain('attack');
  expect(icons.filter((sign) => !inSprite(`eh-${sign}`) && !inSprite(sign))).toEqual([]);
});

test('every kind of tile and everything that a level unlocks can be drawn', () => {
  expect(ALMANAC.kinds.every((kind) => inSprite(kindIcon(kind.id)))).toBe(true);
  expect(ALMANAC.unlocks.every((unlock) => inSprite(unlockIcon(unlock)))).toBe(true);
  expect(inSprite(kindIcon(''))).toBe(true);
});
