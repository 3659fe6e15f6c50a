// The hulls of the Resistance: six silhouettes in a box of 132 by 60, chosen and trimmed by the ship's number.

export interface Ship {
  hull: string;
  /** Lines of plates and the row of lit windows. */
  seam: string;
  windows: [number, number][];
  engines: number[];
  /** Weak ships are drawn smaller. */
  scale: number;
  tint: string;
}

const HULLS = [
  'M4 30l40-16 30 2 22-8 6 6-14 8 34 2 8 6-8 5-36 3 12 9-6 5-24-9-30 1z',
  'M10 30l30-10 12-12 10 2-2 10 44 4 16 6-16 6-44 4 2 10-10 2-12-12z',
  'M6 30l24-7 60-9 36 12v8l-36 12-60-9zM46 18l10-12 16-2 2 10z',
  'M8 22l22 2 10-10 44 2 30 10 12 6-12 5-28 3-6 8-22 2-6-8-34-2-10 2z',
  'M6 18l30 8 24-4 6-14 10 2 2 12 36 4 12 6-12 5-36 3-2 12-10 2-6-14-24-3-30 6 6-12z',
  'M4 34l14-12 26 2 8-16 8-2 4 18 30-4 34 10 2 4-34 8-36 2-12 10-14-1 2-11-20-2z',
];
const TINTS = ['#6d3431', '#74402f', '#5f3340', '#6b3a3a'];

export function ship(number: number, resistance: number): Ship {
  const lights = 2 + (number % 3);
  return {
    hull: HULLS[number % HULLS.length],
    seam: number % 2 ? 'M34 31h58M48 31v-8M66 31v-9' : 'M30 30h66M56 30v8M74 30v7',
    windows: Array.from({ length: lights }, (_, i) => [92 - i * 6, number % 2 ? 28 : 26]),
    engines: resistance > 3 ? [25, 34] : [30],
    scale: 0.74 + resistance * 0.055,
    tint: TINTS[number % TINTS.length],
  };
}
