// What counts as a change of the board.
import { expect, test } from 'vitest';
import { board, withDice } from '../fixture';
import { boardChanges } from './things';

test('a build, a new die, a satellite and a score are changes', () => {
  const after = withDice([5, 0, 4]);
  after.sphere = [{ ...after.sphere[0], owner: 0 }];
  after.locations[2].satellites.push(1);
  after.players = [{ ...after.players[0], score: 14 }, after.players[1]];
  expect(boardChanges(board(), after)).toEqual(['hex-3', 'die-0-4-0', 'satellite-2-1', 'disc-0']);
  expect(boardChanges(after, after)).toEqual([]);
});

test('dice that are taken back at the end of a round are no change', () => {
  expect(boardChanges(withDice([5, 0, 4]), board())).toEqual([]);
});
