// The shapes of the clouds: drawn by numbers that only look like chance, each nebula with its own.
import { pair, type Point } from '../../../../kit/board/hexes';

export interface Cloud {
  /** Its outline. */
  edge: string;
  /** A lighter part within. */
  core: string;
  stars: { x: number; y: number; r: number }[];
}

const POINTS = 10;
const WIDE = 46;
const HIGH = 35;

/** Numbers from 0 to 1 that are always the same for the same seed. */
function numbers(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A soft closed line: the points are where it bends, the middles between them lie on it. */
function soft(points: Point[]): string {
  const middle = (a: Point, b: Point) => pair({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const next = (at: number) => points[(at + 1) % points.length];
  const start = middle(points[points.length - 1], points[0]);
  return `M${start}${points.map((point, at) => `Q${pair(point)} ${middle(point, next(at))}`).join('')}Z`;
}

function ring(size: number, chance: () => number): Point[] {
  return Array.from({ length: POINTS }, (_, at) => {
    const turn = (at * 2 * Math.PI) / POINTS;
    const far = size * (0.93 + chance() * 0.2);
    return { x: WIDE * far * Math.cos(turn), y: HIGH * far * Math.sin(turn) };
  });
}

export function cloud(number: number): Cloud {
  const chance = numbers(number);
  const edge = soft(ring(1, chance));
  const core = soft(ring(0.74, chance));
  const stars = Array.from({ length: 7 }, () => {
    const [turn, far] = [chance() * 2 * Math.PI, 0.35 + chance() * 0.5];
    return { x: WIDE * far * Math.cos(turn), y: HIGH * far * Math.sin(turn), r: 0.6 + chance() * 0.5 };
  });
  return { edge, core, stars };
}
