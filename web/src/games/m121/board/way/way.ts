// The way of a cube: where it goes from one system to the next, and where somebody is paid.
import type { Preview, SiteView, View } from '../../../../generated/m121';
import { pair, type Point } from '../../../../kit/board/hexes';
import type { Pick } from '../../../contract';
import { spaceAt } from '../geometry';
import { demandAt } from '../marked';

/** A way that is drawn: the spaces it leads over, where it ends, and who is paid. */
export interface Way {
  path: number[];
  end: Point;
  payees: number[];
}

/** What is known of the way of a cube: to the demand space that is meant, or to the only one that takes the cube which is pointed at. */
function previewOf(pick: Pick): Preview | null {
  const [meant, load] = [pick.meant('demand'), pick.pointing('load')];
  const found = meant >= 0 ? pick.drawn('demand', meant) : load >= 0 && pick.drawnAlone('load', load);
  return (found || null) as Preview | null;
}

/** The way that is drawn. */
export function wayOf(view: View, pick: Pick, bare: boolean): Way | null {
  const { path = [], demand = -1, payees = [] } = previewOf(pick) ?? {};
  return path.length ? { path, end: demandAt(view, demand, bare), payees } : null;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** What of the way lies on one space, from its middle: in over one edge, out over the next. Empty where it does not go. */
export function legOf(way: Way | null, space: number): string {
  const at = way?.path.indexOf(space) ?? -1;
  if (!way || at < 0) return '';
  const middle = spaceAt(space);
  const edge = (other: number) => between(middle, spaceAt(other));
  const points = [
    ...way.path.slice(Math.max(0, at - 1), at).map(edge),
    middle,
    ...(at < way.path.length - 1 ? [edge(way.path[at + 1])] : [way.end]),
  ];
  return `M${points.map(({ x, y }) => pair({ x: x - middle.x, y: y - middle.y })).join('L')}`;
}

export interface Gate extends Point {
  /** Degrees from the right, clockwise. */
  turn: number;
}

/** The middles of the edges that the way crosses. */
export function gates(path: number[]): Gate[] {
  return path.slice(1).map((space, at) => {
    const [from, to] = [spaceAt(path[at]), spaceAt(space)];
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { ...between(from, to), turn };
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
