// What counts as a change of the board.
import { expect, test } from 'vitest';
import { ALMANAC, type PlayerView, type View } from '../../../generated/solar_sphere';
import { boardChanges } from './things';

function table(change: Partial<View> = {}): View {
  const player = (seat: number, score: number) => ({ seat, score }) as PlayerView;
  return {
    sphere: [{ position: 7, hex: 3, owner: -1, points: 2, viable: true }],
    locations: ALMANAC.locations.map((_, location) => ({ location, dice: [], satellites: [] })),
    players: [player(0, 12), player(1, 12)],
    dranda: null,
    ...change,
  } as View;
}

function withDice(...dice: [location: number, side: number, face: number][]): View {
  const view = table();
  dice.forEach(([location, side, face], at) => {
    const nth = dice.slice(0, at).filter((before) => before[1] === side && before[2] === face).length;
    view.locations[location].dice.push({ side, face, opaque: false, nth });
  });
  return view;
}

test('a build, a new die, a satellite and a score are changes', () => {
  const after = withDice([5, 0, 4]);
  after.sphere = [{ ...after.sphere[0], owner: 0 }];
  after.locations[2].satellites.push(1);
  after.players = [{ ...after.players[0], score: 14 }, after.players[1]];
  expect(boardChanges(table(), after)).toEqual(['hex-3', 'die-0-4-0', 'satellite-2-1', 'disc-0']);
  expect(boardChanges(after, after)).toEqual([]);
});

test('dice that are taken back at the end of a round are no change', () => {
  expect(boardChanges(withDice([5, 0, 4]), table())).toEqual([]);
});
