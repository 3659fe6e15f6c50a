// Where everything lies on the map, in units of its SVG: hexes stand on a corner, the middle of the map is the origin.
import { ALMANAC, type View } from '../../../generated/andromeda';
import { outline, pair, type Point } from '../../../kit/board/hexes';

/** From the middle of a hex to a corner where three meet. */
export const PITCH = 62.2;
/** From the middle of a plate to its corner. */
export const PLATE = 60.6;
/** From the middle of a hex to the middle of its right side. */
const HALF = (PITCH * Math.sqrt(3)) / 2;
const ROW = 1.5 * PITCH;

const PLACES = ALMANAC.places;
const COLUMNS = Math.max(...PLACES.map(({ x }) => x));
const LAST_ROW = Math.max(...PLACES.map(({ y }) => y));
/** A cloud lies closer to the spaces than a hex would, by so many of its steps. */
const CLOSER = 0.26;
const MARGIN = 38;
/** The scale of victory points lies so far below the frame, and takes so much room. */
const BELOW = { gap: 27, room: 56 };
const ABOVE = 14;

/** Whether the lowest row of the map is in play: only special regions can fill it. */
export function rowsOf(view: View): number {
  const low = (region: number) => region >= 0 && PLACES[region].y === LAST_ROW;
  const used =
    low(view.next_space) ||
    view.regions.some(({ region, kind }) => kind === 'special' || (kind && low(region)));
  return used ? LAST_ROW : LAST_ROW - 1;
}

/** The map with so many rows: its frame, and the scale below it. */
export interface Extent {
  rows: number;
  /** Half of the whole picture. */
  reach: Point;
  /** The frame of the map. */
  left: number;
  right: number;
  top: number;
  low: number;
  /** Where the line of the scale runs. */
  scale: number;
}

const EXTENTS = [LAST_ROW - 1, LAST_ROW].map(extent);

export const extentOf = (view: View): Extent => EXTENTS[rowsOf(view) - LAST_ROW + 1];

function extent(rows: number): Extent {
  const half = (COLUMNS * HALF) / 2 + MARGIN;
  const high = (rows + 0.66) * ROW + 20;
  const reach = { x: half + 4, y: (ABOVE + high + BELOW.gap + BELOW.room) / 2 - 10 };
  const top = ABOVE - reach.y;
  return { rows, reach, left: -half, right: half, top, low: top + high, scale: top + high + BELOW.gap };
}

/** The middle of a region, by its number. */
export function centre(region: number, { top }: Extent): Point {
  const { x, y, nebula } = PLACES[region];
  const at = { x: x * HALF - (COLUMNS * HALF) / 2, y: y * ROW + top + 14 };
  if (!nebula) return at;
  if (y === 0) return { x: at.x, y: at.y + CLOSER * ROW };
  return { x: at.x + (x === 0 ? CLOSER : -CLOSER) * HALF, y: at.y };
}

/** A hex that stands on a corner: from the upper corner on, clockwise. */
export function corners(side: number, at: Point = { x: 0, y: 0 }): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const turn = ((corner * 2 - 3) * Math.PI) / 6;
    return { x: at.x + side * Math.cos(turn), y: at.y + side * Math.sin(turn) };
  });
}

export const hexagon = (side: number, at?: Point): string => outline(corners(side, at));

/** The edges of a plate in the light. */
export function lightOf(side: number): string {
  const [top, right, , , low, left] = corners(side).map(pair);
  return `M${low}L${left}L${top}L${right}`;
}

/** The sides of a hex by direction, as the two corners between which each lies: east first, then clockwise. */
const SIDES: [number, number][] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 0],
  [0, 1],
];

/** Which side of a space looks at a neighbour. */
function sideTo(from: number, to: number): number {
  const [a, b] = [PLACES[from], PLACES[to]];
  const turn = Math.atan2((b.y - a.y) * ROW, (b.x - a.x) * HALF);
  return (Math.round(turn / (Math.PI / 3)) + 6) % 6;
}

/** The line around some regions, along the sides that they do not share. Clouds have no sides. */
export function isoline(regions: number[], extent: Extent): string {
  const inside = new Set(regions);
  return regions
    .filter((region) => !PLACES[region].nebula)
    .flatMap((region) => {
      const inner = PLACES[region].neighbours
        .filter((other) => inside.has(other))
        .map((other) => sideTo(region, other));
      const points = corners(PITCH, centre(region, extent));
      return SIDES.filter((_, side) => !inner.includes(side)).map(
        ([from, to]) => `M${pair(points[from])}L${pair(points[to])}`,
      );
    })
    .join('');
}

/** How many steps each region is away from the nearest of some others. */
export function distances(from: number[]): number[] {
  const found = PLACES.map(() => Infinity);
  from.forEach((region) => (found[region] = 0));
  for (let front = from, steps = 1; front.length; steps += 1) {
    front = [...new Set(front.flatMap((region) => PLACES[region].neighbours))].filter(
      (region) => found[region] === Infinity,
    );
    front.forEach((region) => (found[region] = steps));
  }
  return found;
}

/** The regions from one to another, both included, by the shortest way. */
export function wayBetween(from: number, to: number): number[] {
  const steps = distances([to]);
  const way = [from];
  while (way[way.length - 1] !== to) {
    const here = way[way.length - 1];
    way.push(PLACES[here].neighbours.find((next) => steps[next] === steps[here] - 1) ?? to);
  }
  return way;
}
