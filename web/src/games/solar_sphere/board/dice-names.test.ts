// A die keeps its name.
import { expect, test } from 'vitest';
import { ALMANAC, type PlayerView, type View } from '../../../generated/solar_sphere';
import { diceOnLocations, placedCount } from './dice-names';

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

test('dice of one side and face are counted as they are placed', () => {
  const view = withDice([5, 0, 4], [1, 0, 4], [5, 1, 4]);
  expect(diceOnLocations(view)[5].map((die) => die.name)).toEqual(['die-0-4-0', 'die-1-4-0']);
  expect(diceOnLocations(view)[1].map((die) => die.name)).toEqual(['die-0-4-1']);
  expect(placedCount(view, 0, 4)).toBe(2);
});
