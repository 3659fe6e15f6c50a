// Where the score discs stand.
import { expect, test } from 'vitest';
import { board, scoring } from '../fixture';
import { discs } from './discs';
import { space } from './geometry';

test('equal scores stand side by side and a score tile is counted', () => {
  const [one, other] = discs(board(), 14);
  expect(other.at.x - one.at.x).not.toBe(0);
  const [far] = discs(board({ players: [scoring(0, 103, { score_space: 3, score_tile: 100 })] }), 14);
  expect(far.tile).toBe('100');
  expect(far.at).toEqual(space(3));
});
