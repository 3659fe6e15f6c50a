// Where everything lies on the map, in units of its SVG: the sun is the origin, y grows downwards, hexes are flat-topped.
import { ALMANAC, type ReachView } from '../../../generated/event_horizon';
import { hexCentre, hexRise, pair, type Point } from '../../../kit/board/hexes';

/** From the middle of a hex to the corner where three meet. */
export const PITCH = 40;
/** From the middle of a plate to its corner: a little light shines between two plates. */
export const PLATE = 38.9;
/** From the middle of a plate to the middle of its upper side. */
export const RISE = hexRise(PLATE);
const RINGS = Math.max(...ALMANAC.places.map(({ ring }) => ring));
/** Half of the board, and room for what lies on the rim. */
export const REACH = { x: (1.5 * RINGS + 1) * PITCH + 8, y: (RINGS + 0.5) * Math.sqrt(3) * PITCH + 8 };

const CENTRES: Point[] = ALMANAC.places.map((place) => hexCentre(place, PITCH));
const MEETINGS: Point[] = ALMANAC.points.map((tiles) => middle(tiles.map(centre)));

export function centre(tile: number): Point {
  return CENTRES[tile];
}

/** Where three tiles meet. */
export function meeting(point: number): Point {
  return MEETINGS[point];
}

function middle(points: Point[]): Point {
  const sum = (axis: 'x' | 'y') => points.reduce((all, point) => all + point[axis], 0) / points.length;
  return { x: sum('x'), y: sum('y') };
}

/** One step of a way: to a neighbour it is straight, through a wormhole it bends. */
export interface Leg {
  from: Point;
  to: Point;
  hop: boolean;
  line: string;
}

export function legs(start: number, { path, hops }: Pick<ReachView, 'path' | 'hops'>): Leg[] {
  const tiles = [start, ...path];
  return path.map((tile, at) => leg(tiles[at], tile, hops[at]));
}

function leg(from: number, to: number, hop: boolean): Leg {
  const [a, b] = [centre(from), centre(to)];
  return { from: a, to: b, hop, line: hop ? bow(a, b) : `M${pair(a)}L${pair(b)}` };
}

/** A curve from one point to another that swings to the side. */
function bow(a: Point, b: Point): string {
  const half = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.22, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.22 };
  return `M${pair(a)}Q${pair(half)} ${pair(b)}`;
}
