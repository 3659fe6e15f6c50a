// Which rows of an action card hold.
import { expect, test } from 'vitest';
import { player, table } from '../fixture';
import { rowsLit } from './action';

test('before the reveal the own envelope counts, and nothing for all', () => {
  const me = player(0, { picked: 2, pledged: 7 });
  expect(rowsLit(table({ players: [me, player(1)] }), me, 2)).toEqual([false, true, true]);
});

test('after it a phase that somebody chose is for all, and the last one always', () => {
  const players = [player(0, { chosen: 0 }), player(1, { chosen: 3, boost: 5 })];
  const view = table({ players });
  expect([0, 1, 3, 4].map((phase) => rowsLit(view, players[0], phase))).toEqual([
    [true, true, false],
    [false, false, false],
    [true, false, false],
    [true, false, false],
  ]);
});
