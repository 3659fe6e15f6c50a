// Where everything lies on the board, in units of its SVG.
import { ALMANAC, type View } from '../../../generated/m121';
import type { Point } from '../../../kit/board/hexes';
import { PITCH } from '../cards/geometry';

const MARGIN = 5;

export const spaceAt = (space: number): Point => at(ALMANAC.spaces[space]);
export const gapAt = (gap: number): Point => at(ALMANAC.gaps[gap]);
const at = ({ x, y }: Point): Point => ({ x: x * PITCH, y: y * PITCH });

/** Half of what is in play. */
export function reachOf(view: View): Point {
  const spaces = view.sites.map(({ space }) => ALMANAC.spaces[space]);
  const half = (axis: 'x' | 'y') =>
    (Math.max(...spaces.map((space) => Math.abs(space[axis]))) + 0.5) * PITCH + MARGIN;
  return { x: half('x'), y: half('y') };
}

/** The gaps between spaces that are in play. */
export function gapsOf(view: View): number[] {
  return ALMANAC.gaps.flatMap(({ players }, gap) =>
    players > 0 && players <= view.players.length ? [gap] : [],
  );
}

/** The corner at which a tab of a card lies that is turned so. */
export const cornerOf = (turn: number, tab: number): number => (turn + tab + 1) % 4;
