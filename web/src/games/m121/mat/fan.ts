// How the cards of a hand lie side by side, or over each other where there is no room.

export interface Fan {
  /** The width of a card. */
  size: number;
  /** The left edge of each. */
  at: number[];
  /** All but the last are covered in part. */
  covered: boolean;
  /** So small that no word is printed on the cards: their names stand below. */
  strip: boolean;
}

const MOST = 150;
/** Narrower than this, cards lie side by side in a strip that is scrolled, so that a thumb can tell them apart. */
const NARROW = 560;
const THUMB = 112;
/** The room for a name below its card. */
export const NAME = 18;
const APART = 4;
/** So much of a card that is covered is seen at least: its name stands there. */
export const SEEN = 0.45;
/** Above the cards, for the one that is raised. */
const RISE = 10;

export function fan(count: number, width: number, height: number): Fan {
  const strip = width > 0 && width < NARROW;
  const room = height - RISE - (strip ? NAME : 0);
  const wide = strip ? width : width / (1 + Math.max(0, count - 1) * SEEN);
  const size = Math.max(40, Math.min(strip ? THUMB : MOST, room, wide));
  const fits = strip || count < 2 ? Infinity : (width - size) / (count - 1);
  const step = Math.min(size + APART, fits);
  const at = Array.from({ length: count }, (_, at) => at * step);
  return { size, at, covered: step < size * 0.92, strip };
}
