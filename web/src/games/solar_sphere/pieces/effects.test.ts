// Every effect has its signs.
import { expect, test } from 'vitest';
import { ALMANAC, type Effect } from '../../../generated/solar_sphere';
import { sheets } from '../../../kit/icons/sheets.svelte';
import { effectParts } from './effects';

function everyEffect(): Effect[] {
  return [
    ...ALMANAC.hexes.map((hex) => hex.benefits),
    ...ALMANAC.crew.flatMap((crew) => [crew.action, crew.retire]),
  ].flat();
}

test('every effect of the almanac is drawn, none is written out', () => {
  for (const effect of everyEffect()) expect(effectParts([effect])[0].text).not.toBe(effect.text);
});

test('every sign of an effect has its symbol, the game’s own or the kit’s', () => {
  const icons = effectParts(everyEffect()).flatMap((part) => part.icon ?? []);
  expect(icons).toContain('ss-ore');
  expect(icons).toContain('hex-flat');
  expect(icons.filter((icon) => !sheets.has(icon))).toEqual([]);
});

test('each effect but the first stands apart', () => {
  const [one, other] = everyEffect();
  const apart = effectParts([one, other]).map((part) => part.apart === true);
  expect(apart.indexOf(true)).toBe(one.parts.length);
});
