// The plates of the sphere on the cover: hexagons that lie on a ball.
import { polygon, text, type Corner } from '../../../kit/cover/polygon';

export interface Plate {
  points: string;
  at: Corner;
  /** From 0 at the lower right to 1 at the upper left: how much light falls on it. */
  light: number;
  built: boolean;
}

const BALL = 84;
const RADIUS = 20;

/** A point of the flat comb wrapped round the ball in the middle of the cover. */
function onBall([x, y]: Corner): Corner {
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
  const corners = polygon(6, x, y, 19).map(onBall);
  const built = (q < 1 || y > 45) && !(q === 0 && r === 0);
  return { points: text(corners), at: onBall([x, y]), light: (240 - x - y) / 480, built };
}
