import { expect, test } from 'vitest';
import { player, table } from '../fixture';
import { strengthOf } from './strength';

const robin = player(0, { strength: 1, invasion: 1 });
const turn = { ...{ seat: 0, done: 0, allowed: 1, strength: 2, spent: 0 }, selling: false, invasions: 0 };

test('whoever acts has what is unspent, as the question says', () => {
  expect(strengthOf(table({ phase: 4, turn }), robin)).toEqual({
    value: 2,
    says: 'Military strength 1, 1 more to invade; 2 unspent in this phase',
  });
});

test('anybody else has what counts everywhere, and so has everybody where none is spent', () => {
  for (const view of [table({ phase: 3, turn }), table({ phase: 4, turn: { ...turn, seat: 1 } })])
    expect(strengthOf(view, robin).value).toBe(1);
});
