// Every effect has its signs.
import { expect, test } from 'vitest';
import { ALMANAC, type Effect } from '../../../generated/solar_sphere';
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
