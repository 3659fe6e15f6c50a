// The way of a cube: where it goes from one system to the next, and where somebody is paid.
import type { SiteView } from '../../../generated/m121';
import type { Point } from '../../../kit/board/hexes';
import { spaceAt } from './geometry';

export interface Gate extends Point {
  /** Degrees from the right, clockwise. */
  turn: number;
}

/** The middles of the edges that the way crosses. */
export function gates(path: number[]): Gate[] {
  return path.slice(1).map((space, at) => {
    const [from, to] = [spaceAt(path[at]), spaceAt(space)];
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn };
  });
}

export interface Toll {
  space: number;
  seat: number;
}

/** The systems of the way whose controllers are paid, in the order of the way. */
export function pennants(path: number[], payees: number[], sites: SiteView[], eyes: number): Toll[] {
  const left = [...payees];
  return path.flatMap((space) => {
    const seat = sites.find((site) => site.space === space)?.controller ?? -1;
    if (seat === eyes || left[0] !== seat) return [];
    left.shift();
    return [{ space, seat }];
  });
}
