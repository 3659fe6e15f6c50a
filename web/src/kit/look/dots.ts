// Stars and other scattered dots: always the same for the same seed, so that a picture stays itself.

export interface Dot {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

/** Numbers from 0 to 1 in a fixed order (mulberry32). */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SIZES = [0.4, 0.6, 0.8, 1.1];
const LIGHTS = [0.25, 0.4, 0.6, 0.9];

export function stars(count: number, width: number, height: number, seed: number): Dot[] {
  const next = scatter(seed);
  const one = <T>(values: T[]): T => values[Math.floor(next() * values.length)];
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: one(SIZES),
    opacity: one(LIGHTS),
  }));
}
