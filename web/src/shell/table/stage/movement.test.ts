// Points fly to their scores.
import { expect, test } from 'vitest';
import { type Standing } from '../../../games/contract';
import { risen } from './movement.svelte';

test('points fly only to scores that rose', () => {
  const side = (seat: number, score: number) => ({ seat, score }) as Standing;
  expect(risen([side(0, 3), side(1, 5), side(-1, 0)], [side(0, 4), side(1, 5), side(-1, 2)])).toEqual([
    0, -1,
  ]);
  expect(risen([], [side(0, 4)])).toEqual([]);
});
