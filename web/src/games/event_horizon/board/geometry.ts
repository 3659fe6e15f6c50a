// Where everything lies on the map, in units of its SVG: the sun is the origin, y grows downwards, hexes are flat-topped.
import { ALMANAC } from '../../../generated/event_horizon';

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to the corner where three meet. */
export const PITCH = 40;
/** From the middle of a plate to its corner: a little light shines between two plates. */
export const PLATE = 38.9;
/** From the middle of a plate to the middle of its upper side. */
export const RISE = (PLATE * Math.sqrt(3)) / 2;
/** Half of the board: nine hexes high, and room for what lies on the rim. */
export const REACH = { x: 7 * PITCH + 8, y: 4.5 * Math.sqrt(3) * PITCH + 8 };

const CENTRES: Point[] = ALMANAC.places.map(({ q, r }) => ({
  x: 1.5 * PITCH * q,
  y: Math.sqrt(3) * PITCH * (r + q / 2),
}));
const MEETINGS: Point[] = ALMANAC.points.map((tiles) => middle(tiles.map(centre)));

export function centre(tile: number): Point {
  return CENTRES[tile];
}

/** Where three tiles meet. */
export function meeting(point: number): Point {
  return MEETINGS[point];
}

export function corners(side: number, at: Point = { x: 0, y: 0 }): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const turn = (corner * Math.PI) / 3;
    return { x: at.x + side * Math.cos(turn), y: at.y + side * Math.sin(turn) };
  });
}

export function hexagon(side: number, at?: Point): string {
  return outline(corners(side, at));
}

export function outline(points: Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

/** Degrees clockwise from the top. */
export function polar(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

export function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(number: number): number {
  return Math.round(number * 100) / 100;
}

export function place({ x, y }: Point): string {
  return `translate(${round(x)} ${round(y)})`;
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

export function legs(start: number, path: number[]): Leg[] {
  const tiles = [start, ...path];
  return path.map((tile, at) => leg(tiles[at], tile));
}

function leg(from: number, to: number): Leg {
  const [a, b] = [centre(from), centre(to)];
  const hop = !ALMANAC.places[from].around.includes(to);
  return { from: a, to: b, hop, line: hop ? bow(a, b) : `M${pair(a)}L${pair(b)}` };
}

/** A curve from one point to another that swings to the side. */
function bow(a: Point, b: Point): string {
  const half = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.22, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.22 };
  return `M${pair(a)}Q${pair(half)} ${pair(b)}`;
}
