// Rocks, wrecks, stars and spirals: drawn from a number, so that every tile has its own and always the same.
import { outline, pair, type Point, polar } from '../../../kit/board/hexes';
import { scatter } from '../../../kit/look/dots';

/** Numbers from 0 to 1, always the same for one seed. */
export const dice = (seed: number): (() => number) => scatter((seed + 1) * 0x9e3779b9);

export interface Rock {
  body: string;
  light: string;
  shade: string;
  crater: (Point & { r: number }) | null;
  tone: number;
}

/** Where the ships stand there are few rocks, so that both can be seen. */
const BELT: [number, number, number][] = [
  [-25, 9, 5.4],
  [-13, 2, 8.4],
  [-22, -7, 3.4],
  [1, -6, 6],
  [-4, 12, 4],
  [12, -13, 8.8],
  [10, 3, 4.4],
  [25, -7, 5.2],
  [23, -20, 3.6],
  [-6, -18, 3.4],
  [-15, -20, 2.2],
  [1, -26, 2.4],
  [20, 10, 2.6],
  [-33, 1, 2.2],
  [5, 18, 2.2],
  [-16, 19, 2.4],
  [31, 3, 2],
];

/** A belt of rocks across the tile. */
export function belt(seed: number): Rock[] {
  const roll = dice(seed);
  const flip = roll() < 0.5 ? -1 : 1;
  return BELT.map(([x, y, r]) =>
    rock({ x: flip * x + 5 * (roll() - 0.5), y: y + 5 * (roll() - 0.5) }, r * (0.86 + 0.3 * roll()), roll),
  );
}

function rock(at: Point, r: number, roll: () => number): Rock {
  const rim = Array.from({ length: 9 }, (_, n) => {
    const out = polar(r * (0.78 + 0.34 * roll()), n * 40 + 16 * roll());
    return { x: at.x + out.x, y: at.y + out.y };
  });
  const ridge = { x: at.x + r * 0.16, y: at.y + r * 0.1 };
  const crater =
    r > 4.5
      ? { x: at.x - r * 0.1 + r * 0.4 * (roll() - 0.5), y: at.y + r * 0.3 * (roll() - 0.3), r: r * 0.22 }
      : null;
  return {
    body: outline(rim),
    light: outline([rim[6], rim[7], rim[8], rim[0], ridge]),
    shade: outline([rim[2], rim[3], rim[4], rim[5], ridge]),
    crater,
    tone: roll(),
  };
}

export interface Star extends Point {
  r: number;
}

export function stars(seed: number, count: number): Star[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => ({
    ...polar(32 * Math.sqrt(roll()), 360 * roll()),
    r: 0.4 + 1.1 * roll() ** 3,
  }));
}

/** An arm of a spiral from the inner to the outer radius, thick outside and thin inside. */
export function arm(from: number, to: number, start: number, turns: number, thick: number): string {
  const STEPS = 22;
  const edge = (sign: number) =>
    Array.from({ length: STEPS + 1 }, (_, n) => {
      const part = n / STEPS;
      const swell = thick * Math.sin(Math.PI * Math.min(1, part * 0.9 + 0.08)) * (0.35 + part);
      return polar(from + (to - from) * part ** 1.25 + (sign * swell) / 2, start + turns * 360 * part ** 0.8);
    });
  return `M${[...edge(1), ...edge(-1).reverse()].map(pair).join('L')}Z`;
}
