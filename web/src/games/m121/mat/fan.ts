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
/** Narrower than this, cards lie side by side in a strip that is scrolled, so that a thumb can tell them apart. */
const NARROW = 560;
const THUMB = 116;
const APART = 4;
/** Above the cards, for the one that is raised. */
const RISE = 10;

export function fan(count: number, width: number, height: number): Fan {
  const strip = width > 0 && width < NARROW;
  const size = Math.max(40, Math.min(strip ? THUMB : MOST, height - RISE, width));
  const fits = strip || count < 2 ? Infinity : (width - size) / (count - 1);
  const step = Math.min(size + APART, fits);
  return { size, at: Array.from({ length: count }, (_, at) => at * step), covered: step < size * 0.92 };
}
