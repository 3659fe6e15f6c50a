// For tests: pieces of a view, as far as the pictures look at them.
import { ALMANAC, type PlayerView, type View } from '../../generated/solar_sphere';

/** A player with a disc on this space of the score track. */
export function scoring(seat: number, score: number, change: Partial<PlayerView> = {}): PlayerView {
  return { seat, score, score_space: score, score_tile: 0, ...change } as PlayerView;
}

/** A board with one hex and two players of equal score. */
export function board(change: Partial<View> = {}): View {
  return {
    sphere: [{ position: 7, hex: 3, owner: -1, points: 2, viable: true }],
    locations: ALMANAC.locations.map((_, location) => ({ location, dice: [], satellites: [] })),
    players: [scoring(0, 12), scoring(1, 12)],
    dranda: null,
    ...change,
  } as View;
}

/** That board with dice on its locations. */
export function withDice(...dice: [location: number, side: number, face: number][]): View {
  const view = board();
  dice.forEach(([location, side, face], at) => {
    const nth = dice.slice(0, at).filter((before) => before[1] === side && before[2] === face).length;
    view.locations[location].dice.push({ side, face, opaque: false, nth });
  });
  return view;
}

/** The table of a player with this stock and so many dice in port 4. */
export function mat(stock: number[], dice: number): View {
  const player = {
    seat: 0,
    score: 0,
    reputation: 0,
    morale: 0,
    stock,
    active: 6,
    inactive: 2,
    reserve: 12,
    matrix: [0, 0, 0],
  };
  const ports = [0, 0, 0, dice, 0, 0];
  return {
    players: [{ ...player, ports, icons: [0, 0, 0, 0], crew: [], auxiliary: 0 }],
    locations: [{ location: 0, dice: [{ side: 0, face: 4, opaque: false }], satellites: [] }],
    display: [],
    fleet: [],
    resistance: 0,
    fighting: -1,
    dranda: null,
  } as unknown as View;
}
