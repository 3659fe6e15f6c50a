// The production dial: an arc of three quarters of a circle, open below, in a box of 100 by 100.
const MIDDLE = 50;
const RADIUS = 42;
const SWEEP = 270;
const LEAST = 20;
const STEP = 10;

/** The last number of the scale: it grows with the production. */
export function scaleOf(production: number): number {
  return Math.max(LEAST, Math.ceil(production / STEP) * STEP);
}

interface Spot {
  x: number;
  y: number;
}

/** Where a number stands on the scale. */
export function spot(value: number, scale: number, radius = RADIUS): Spot {
  const angle = ((135 + (SWEEP * value) / scale) * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
}

export function arc(from: number, to: number, scale: number): string {
  const [a, b] = [spot(from, scale), spot(to, scale)];
  const large = ((to - from) * SWEEP) / scale > 180 ? 1 : 0;
  return `M${a.x.toFixed(2)} ${a.y.toFixed(2)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${b.x.toFixed(2)} ${b.y.toFixed(2)}`;
}
