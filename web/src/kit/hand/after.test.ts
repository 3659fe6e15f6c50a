// What figures are before a way and after it.
import { expect, test } from 'vitest';
import { afterPath } from './after';
import { link } from './fixture';

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
