// Hexagons for the pictures: flat ones in a row, and ones that lie on a ball.

type Point = [number, number];
const CORNERS = [0, 1, 2, 3, 4, 5].map((k) => (k * Math.PI) / 3);

const text = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The corners of a hexagon with a corner to the right. */
export function hexagon(x: number, y: number, radius: number): string {
  return text(CORNERS.map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]));
}

/** The corners of an octagon that stands on a side. */
export function octagon(x: number, y: number, radius: number): string {
  const turn = (k: number) => Math.PI / 8 + (k * Math.PI) / 4;
  return text(
    [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [x + radius * Math.cos(turn(k)), y + radius * Math.sin(turn(k))]),
  );
}

/** The middles of hexagons of this radius that fill a field. */
export function comb(width: number, height: number, radius: number): Point[] {
  const across = radius * 1.56;
  const down = radius * 1.8;
  const found: Point[] = [];
  for (let column = 0; column * across < width + radius; column++)
    for (let row = 0; row * down < height + radius; row++)
      found.push([column * across, row * down + (column % 2) * (down / 2)]);
  return found;
}

export interface Plate {
  points: string;
  at: Point;
  /** From 0 at the lower right to 1 at the upper left: how much light falls on it. */
  light: number;
  built: boolean;
}

const BALL = 84;
const RADIUS = 20;

/** A point of the flat comb wrapped round the ball in the middle of the cover. */
function onBall([x, y]: Point): Point {
  const far = Math.hypot(x, y);
  const bend = far === 0 ? 1 : (BALL * Math.sin(Math.min(far / BALL, Math.PI / 2))) / far;
  return [118 + x * bend, 188 + y * bend];
}

/** The plates of a sphere that is being built from the lower left. */
export function plates(): Plate[] {
  const found: Plate[] = [];
  for (let q = -3; q <= 3; q++)
    for (let r = Math.max(-3, -q - 3); r <= Math.min(3, 3 - q); r++) found.push(plate(q, r));
  return found;
}

function plate(q: number, r: number): Plate {
  const x = RADIUS * 1.5 * q * 1.16;
  const y = RADIUS * Math.sqrt(3) * (r + q / 2) * 1.03;
  const corners = CORNERS.map((angle): Point => onBall([x + 19 * Math.cos(angle), y + 19 * Math.sin(angle)]));
  const built = (q < 1 || y > 45) && !(q === 0 && r === 0);
  return { points: text(corners), at: onBall([x, y]), light: (240 - x - y) / 480, built };
}
