import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/andromeda';
import { amountsOf } from './amounts';
import { moonRows } from './moon';

const byId = (id: string) => ALMANAC.moons.findIndex((moon) => moon.id === id);

test('two of a kind or two single ones stand in a line', () => {
  expect(moonRows(byId('MO-S1'))).toEqual([
    [
      { icon: 'ae-nanocarbon', n: 1 },
      { icon: 'ae-nanocarbon', n: 1 },
    ],
  ]);
  expect(moonRows(byId('MO-S2'))[0].map(({ icon }) => icon)).toEqual(['ae-nanocarbon', 'ae-energy']);
});

test('points stand below, and from far only the first sign is left', () => {
  const points = ALMANAC.moons.findIndex((moon) => moon.points > 1 && moon.gains.some(Boolean));
  expect(moonRows(points)).toHaveLength(2);
  expect(moonRows(points, true)).toHaveLength(1);
});

test('every moon brings something', () => {
  expect(ALMANAC.moons.filter((_, moon) => !moonRows(moon).flat().length)).toEqual([]);
});

test('amounts are told in words', () => {
  expect(amountsOf([0, 2, 0, 1, 0, 0, 1]).map(({ says }) => says)).toEqual([
    '2 nanocarbon',
    '1 credit',
    '1 any material',
  ]);
});
