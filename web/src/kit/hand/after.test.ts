// What figures are before a way and after it, and how that is told.
import { expect, test } from 'vitest';
import { many } from '../../texts/said';
import { afterPath } from './after';
import { link } from './fixture';
import { pursed } from './told';

const has = (what: string, id: number, amount: number) => ({ what, kind: 'resource', id, amount });

test('the end of a way tells what there was and what there is then, also of what there was none of', () => {
  const path = [link('visit', 'location', 1), link('as', 'face', 3, { gold: 3, drone: -1 })];
  expect(afterPath(path, [has('gold', 0, 1), has('ore', 5, 2)])).toEqual([
    { kind: 'resource', id: 0, what: 'gold', before: 1, after: 4 },
    { kind: 'resource', id: 1, what: 'drone', before: 0, after: -1 },
  ]);
});

test('what was turned round because more of it is worse is turned back', () => {
  const hurt = [link('to', 'tile', 1, { damage: -1 })];
  expect(afterPath(hurt, [has('damage', 0, 2)], () => true)).toMatchObject([{ before: 2, after: 3 }]);
});

test('one of a figure is called otherwise than many, where a game says so', () => {
  const figures = { figure: [(count: number) => many(count, '{n} drone', '{n} drones')] };
  const change = { what: 'drones', kind: 'figure', id: 0 };
  const paid = (amount: number) => [{ ...link('to', 'tile', 1), changes: [{ ...change, amount: -amount }] }];
  expect(pursed(paid(1), { plain: String, figures })).toEqual(['pay 1 drone']);
  expect(pursed(paid(2), { plain: String, figures })).toEqual(['pay 2 drones']);
  expect(pursed(paid(2), { plain: String })).toEqual(['pay 2 drones']);
});
