// The piece first, then its price, then what it brings; and back again in half of the time.
import { expect, test } from 'vitest';
import type { Change } from '../../generated/wire';
import { dropOf, Drops, flights, flying, legs, type Drop } from './drop';
import { link } from './fixture';

const ORE: Change = { what: 'ore', kind: 'resource', id: 0, amount: 1 };
const GOLD: Change = { what: 'gold', kind: 'resource', id: 1, amount: 3 };
const drop = (more: Partial<Drop> = {}): Drop => ({
  ...{ steps: [4, 7], pays: [ORE], gains: [GOLD], things: [] },
  ...more,
});
const times = (one: Drop, back = false) =>
  legs(one, back)
    .filter(({ time }) => time > 0)
    .map(({ part, start, time }) => [part, start, start + time]);

test('the piece glides in 180 ms, the price leaves, then the gain arrives', () => {
  expect(times(drop())).toEqual([
    ['piece', 0, 180],
    ['price', 180, 380],
    ['gain', 380, 620],
  ]);
  expect(times(drop({ pays: [] }))).toEqual([
    ['piece', 0, 180],
    ['gain', 180, 420],
  ]);
});

test('what is taken back runs backwards at double speed', () => {
  expect(times(drop(), true)).toEqual([
    ['gain', 0, 120],
    ['price', 120, 220],
    ['piece', 220, 310],
  ]);
});

test('the price goes from its figure to the place, the gain from the place to its figure', () => {
  const [figure, place] = [
    { x: 10, y: 90 },
    { x: 50, y: 20 },
  ];
  const ways = (back: boolean) =>
    flights(drop(), back, place, () => figure).map(({ change, from, to }) => [change.what, from, to]);
  expect(ways(false)).toEqual([
    ['ore', figure, place],
    ['gold', place, figure],
  ]);
  expect(ways(true)).toEqual([
    ['gold', figure, place],
    ['ore', place, figure],
  ]);
});

test('what cannot be seen on the mat does not fly', () => {
  expect(
    flights(drop(), false, { x: 0, y: 0 }, (change) => (change === ORE ? null : { x: 1, y: 1 })),
  ).toHaveLength(1);
});

test('an amount on its way changes its place and its opacity alone', () => {
  const [flight] = flights(drop(), false, null, () => ({ x: 10, y: 90 }));
  const [frames, { delay, duration }] = flying(flight);
  expect([...new Set(frames.flatMap(Object.keys))].sort()).toEqual(['opacity', 'transform']);
  expect([delay, duration]).toEqual([180, 200]);
});

test('a way tells what it costs and brings; a word that is said three times, three times as much', () => {
  const [deploy, visit] = [link('deploy', 'die', 4), link('visit', 'location', 1, { ore: -1, gold: 2 })];
  expect(dropOf([deploy, visit], 5, (text) => text)).toEqual({
    steps: [5, 7],
    pays: [{ what: 'ore', kind: 'resource', id: 0, amount: 1 }],
    gains: [{ what: 'gold', kind: 'resource', id: 1, amount: 2 }],
    things: ['location-1', 'die-4'],
  });
  expect(dropOf([visit, visit, visit], 5, (text) => text).gains[0].amount).toBe(6);
});

test('a drop is seen once, when its last word is', () => {
  const [drops, last] = [new Drops(), drop()];
  expect(drops.between(4, 5, last)).toBe(null);
  expect(drops.between(5, 8, last)).toEqual({ drop: last, back: false });
  expect(drops.between(8, 9, last)).toBe(null);
});

test('drops that are taken back are seen together; those taken back in part are not', () => {
  const [drops, first, second] = [new Drops(), drop(), drop({ steps: [7, 9], pays: [] })];
  drops.between(4, 7, first);
  drops.between(7, 9, second);
  expect(drops.between(9, 4, second)?.drop).toEqual({
    steps: [4, 9],
    pays: [ORE],
    gains: [GOLD, GOLD],
    things: [],
  });
  drops.between(4, 7, first);
  expect(drops.between(7, 6, first)).toBe(null);
});
