// Where everything stands on a card.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/m121';
import { card } from '../fixture';
import { ICON, LETTERS } from '../../../kit/icons/parts';
import { OPENS } from '../board/levels';
import { SEEN } from '../mat/fan';
import {
  capOf,
  cardOf,
  coveredName,
  cubeSpots,
  DEMAND_SIGN_BARE,
  demandRow,
  keywordOf,
  lines,
  rowsOf,
} from './print';

const SYSTEMS = ALMANAC.cards.filter(({ kind }) => kind === 'system');

test('a name that ends with its keyword is printed whole', () => {
  const printed = (id: string) => ALMANAC.cards.find((one) => one.name === id)!.short;
  expect(printed('The Galactic GOVERNMENT')).toBe('The Galactic GOVERNMENT');
  expect([printed('The RESISTANCE'), printed('The HIDDEN Network')]).toEqual([
    'The RESISTANCE',
    'The Network',
  ]);
});

test('cubes lie side by side around the middle, from the left edge on a covered card', () => {
  const seat = cardOf(card('N47'));
  expect(cubeSpots(seat, 10).map(({ x }) => x)).toEqual([-10, 0]);
  expect(cubeSpots(seat, 10, true)[0].x).toBe(-37);
});

test('no row of demand spaces is wider than the room between the thirds', () => {
  for (const system of SYSTEMS.filter(({ demands }) => demands.length)) {
    const { spots, scale } = demandRow(system);
    expect(spots[0].x * scale).toBeGreaterThanOrEqual(-38.6);
    expect((spots.at(-1)!.x + spots.at(-1)!.width) * scale).toBeLessThanOrEqual(38.6);
  }
});

test('where a phone begins no figure in a demand space is smaller than 11 px', () => {
  const least = Math.min(
    ...SYSTEMS.filter(({ demands }) => demands.length).map((one) => demandRow(one, false, true).scale),
  );
  expect((DEMAND_SIGN_BARE * least * OPENS * LETTERS) / ICON).toBeGreaterThan(11);
});

test('a brace stands behind its spaces and says what it brings', () => {
  const { spots, brace } = demandRow(cardOf(card('N47')));
  expect(brace!.x).toBeGreaterThan(spots[0].x + spots[0].width);
  expect(brace!.parts.map(({ icon, text }) => icon || text)).toEqual(['\u22121', 'mx-political']);
});

test('two powers and cubes stand closer together', () => {
  const crowded = SYSTEMS.find(({ powers, cubes }) => powers.length > 1 && cubes.some(Boolean))!;
  expect(rowsOf(crowded).sign).toBeLessThan(rowsOf(cardOf(card('N47'))).sign);
});

test('a long name has two or three lines, as even as they can be', () => {
  expect(lines('Cache', 9)).toEqual(['Cache']);
  expect(lines('Self Sufficiency Agreement', 9)).toEqual(['Self Sufficiency', 'Agreement']);
  expect(lines('Galactic Weapons Trade', 9, 3)).toEqual(['Galactic', 'Weapons', 'Trade']);
});

test('a keyword is called by its id, none by nothing', () => {
  expect([keywordOf(cardOf(card('N47'))), keywordOf(cardOf(card('I24')))]).toEqual(['government', '']);
});

test('start systems, and no other cards, have the cap and the numbers of start systems', () => {
  const starts = ALMANAC.cards.filter((one) => capOf(one) === 'start');
  expect(starts.map(({ start }) => start)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
});

test('the name of a covered infrastructure card is whole where it is seen, and no word is pressed too hard', () => {
  for (const { short } of ALMANAC.cards.filter(({ kind }) => kind !== 'system')) {
    const { lines: found, letters } = coveredName(short);
    expect(found.map(({ text }) => text).join(' ')).toBe(short);
    for (const { text, x, pressed } of found) {
      expect(x + (pressed ?? text.length * 0.45 * letters)).toBeLessThanOrEqual(-62 + 124 * SEEN);
      if (pressed) expect(pressed / (text.length * letters)).toBeGreaterThan(0.36);
    }
  }
});
