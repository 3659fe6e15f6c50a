// How the cards of a hand lie side by side, or over each other where there is no room.

export interface Fan {
  /** The width of a card. */
  size: number;
  /** The left edge of each. */
  at: number[];
  /** All but the last are covered in part. */
  covered: boolean;
}

const MOST = 150;
const APART = 4;
/** Above the cards, for the one that is raised. */
const RISE = 10;

export function fan(count: number, width: number, height: number): Fan {
  const size = Math.max(40, Math.min(MOST, height - RISE, width));
  const step = count > 1 ? Math.min(size + APART, (width - size) / (count - 1)) : 0;
  return { size, at: Array.from({ length: count }, (_, at) => at * step), covered: step < size * 0.92 };
}
