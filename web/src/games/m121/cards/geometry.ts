// The octagon and the square of M121, in units of which a card has 120.
import { outline, type Point } from '../../../kit/board/hexes';

/** From one space to the next. */
export const PITCH = 120;
export const HALF = PITCH / 2;
/** From the middle of a side to its end. */
export const SIDE = HALF * (Math.SQRT2 - 1);
/** From the middle of a gap to its corner. */
export const DIAMOND = HALF - SIDE;

const around = (x: number, y: number, at: Point): Point[] =>
  [
    [-x, -y],
    [x, -y],
    [y, -x],
    [y, x],
    [x, y],
    [-x, y],
    [-y, x],
    [-y, -x],
  ].map(([dx, dy]) => ({ x: at.x + dx, y: at.y + dy }));

/** An octagon, smaller by `inset` on each side. */
export function octagon(inset = 0, at: Point = { x: 0, y: 0 }): string {
  const half = HALF - inset;
  return outline(around(half * (Math.SQRT2 - 1), half, at));
}

/** Where the cost and the points of an infrastructure card are printed, in its corners: inside of the outline that lights it. */
export const COST_AT: Point = { x: -34, y: -32.5 };
export const POINTS_AT: Point = { x: -40.3, y: 36 };

/** The square of a gap, which stands on its corner. */
export function diamond(inset = 0, at: Point = { x: 0, y: 0 }): string {
  const far = DIAMOND - inset;
  return outline([
    { x: at.x, y: at.y - far },
    { x: at.x + far, y: at.y },
    { x: at.x, y: at.y + far },
    { x: at.x - far, y: at.y },
  ]);
}

/** The middle of a corner tab: north-west, then clockwise. */
export const CORNERS: Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
/** How a tab's print is turned, so that it is never upside down. */
export const TURNS = [-45, 45, -45, 45];
/** From the middle of a card to the middle of its tab, each way. */
export const TAB = 30.2;

/** The four-cornered tab of an infrastructure card that lies in a gap. */
export function tab(corner: number): string {
  const { x, y } = CORNERS[corner];
  return outline([
    { x: x * DIAMOND, y: 0 },
    { x: x * HALF, y: y * SIDE },
    { x: x * SIDE, y: y * HALF },
    { x: 0, y: y * DIAMOND },
  ]);
}

/** The part of an octagon above its first line: the cap. */
export const CAP = `M${-HALF} ${-SIDE}L${-SIDE} ${-HALF}H${SIDE}L${HALF} ${-SIDE}z`;
export const BODY = `M${HALF} ${-SIDE}V${SIDE}L${SIDE} ${HALF}H${-SIDE}L${-HALF} ${SIDE}V${-SIDE}z`;
/** The edge that catches the light. */
export const LIT = `M${-HALF} ${SIDE}V${-SIDE}L${-SIDE} ${-HALF}H${SIDE}`;
/** The line of a keyword, around the cap. */
export const BORDER = 'M-55.5 -22.65V-22.99L-22.99 -55.5H22.99L55.5 -22.99V-22.65';
