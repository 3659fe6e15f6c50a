// Where everything lies on the board, in units of its SVG. The sun is the origin, y grows downwards, angles are degrees
// clockwise from the top.
import { ALMANAC } from '../../../generated/solar_sphere';
import { hexCentre, pair, polar, type Point } from '../../../kit/board/hexes';

/** Half of the board's square. */
export const REACH = 298;
/** From a hex to its neighbour there is a little more than two heights of a plate: light shines through the gap. */
const PITCH = 44.4;
export const HEX_SIDE = 43;

export const RING = { inner: 199.8, outer: 219.3, middle: 209.6, spaces: ALMANAC.score_spaces };
export const SECTOR = { inner: 224, outer: 292, width: 42.6, names: 279, print: 262, placed: 237 };

/** The locations clockwise from the top. */
export const SECTOR_ORDER = [
  'sphere',
  'crew-station',
  'fabricator',
  'crystal-belt',
  'gold-belt',
  'ore-belt',
  'salvage-ship',
  'fleet',
];

/** The middle of a place of the Sphere. */
export function centre(position: number): Point {
  return hexCentre(ALMANAC.places[position], PITCH);
}

/** An arc as a path; from a greater to a smaller angle it runs against the clock. */
export function arc(radius: number, from: number, to: number): string {
  return `M${pair(polar(radius, from))}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${pair(polar(radius, to))}`;
}

/** The plate of a location around its middle angle; `inset` draws the same shape smaller. */
export function plate(middle: number, inset = 0): string {
  const half = (radius: number) => SECTOR.width / 2 - (inset / radius) * (180 / Math.PI);
  const [outer, inner] = [SECTOR.outer - inset, SECTOR.inner + inset];
  const back = arc(inner, middle + half(inner), middle - half(inner)).slice(1);
  return `${arc(outer, middle - half(outer), middle + half(outer))}L${back}Z`;
}

export function sectorAngle(id: string): number {
  return SECTOR_ORDER.indexOf(id) * 45;
}

/** Plates right and left carry their print upright, one below the other; all others turn with the rim. */
export function onTheSide(middle: number): boolean {
  return middle === 90 || middle === 270;
}

/** +1 where one reads clockwise, -1 on the lower plates and on the left one. */
export function reading(middle: number): number {
  return middle > 90 && middle <= 270 ? -1 : 1;
}

/** How far a printed thing at this angle of a plate is turned. */
export function tilt(middle: number, angle: number): number {
  if (onTheSide(middle)) return 0;
  return reading(middle) < 0 ? angle - 180 : angle > 180 ? angle - 360 : angle;
}

/** The angles of things of these lengths, laid side by side around the middle of a plate, as far apart as they fit. */
export function alongPlate(
  middle: number,
  radius: number,
  lengths: number[],
  room: number,
  most: number,
): number[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const gap = lengths.length > 1 ? Math.min(most, (room - whole) / (lengths.length - 1)) : 0;
  let at = -(whole + gap * (lengths.length - 1)) / 2;
  return lengths.map((length) => {
    const angle = middle + reading(middle) * (((at + length / 2) / radius) * (180 / Math.PI));
    at += length + gap;
    return angle;
  });
}

/** The middle of a space of the score ring. */
export function space(number: number, radius = RING.middle): Point {
  return polar(radius, (360 / RING.spaces) * number);
}
