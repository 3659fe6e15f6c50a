// What lies on a system, in words.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/m121';
import type { Sitter } from '../../contract';
import { card, site } from '../fixture';
import { cubeWords, demandWords } from './labels';

const sitters = [{ seat: 0, name: 'Robin' }] as unknown as Sitter[];
const system = card('N07');
const { cubes, demands } = ALMANAC.cards[system];
const [colour] = cubes.flatMap((count, at) => (count ? [at] : []));
const name = ALMANAC.colours[colour].name;

test('a system names the cubes that it makes, and where it lies what is left of them', () => {
  const made = `${cubes[colour]} ${name}`;
  expect(cubeWords(ALMANAC.cards[system])[0]).toContain(made);
  const left = [{ colour, count: 1, load: 0 }];
  expect(cubeWords(ALMANAC.cards[system], site({ card: system, cubes: left }))[0]).toContain(`1 of ${made}`);
  expect(cubeWords(ALMANAC.cards[system], site({ card: system, cubes: [] }))[0]).toContain(`0 of ${made}`);
});

test('a demand space that is filled says by whom', () => {
  const filled = [
    { demand: 0, owner: 0 },
    { demand: 1, owner: -1 },
  ];
  const told = demandWords(ALMANAC.cards[system], site({ card: system, demands: filled }), sitters);
  expect(told).toEqual([`${demands[0].text}, filled by Robin`, demands[1].text]);
  expect(demandWords(ALMANAC.cards[system])).toEqual(demands.map(({ text }) => text));
});
