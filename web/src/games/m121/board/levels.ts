// From how far the galaxy is seen, by the pixels that a unit of the board has.
import { PITCH } from '../cards/geometry';

export interface Levels {
  /** Below this a card is a mark on a map; */
  near: number;
  /** from here on its words can be read, */
  close: number;
  /** and from here on easily. */
  read: number;
}

const ON_A_DESK: Levels = { near: 56 / PITCH, close: 96 / PITCH, read: 150 / PITCH };
/** Held in a hand: nothing smaller than 11 px is printed. */
const ON_A_PHONE: Levels = { near: 56 / PITCH, close: 138 / PITCH, read: 180 / PITCH };
/** A phone begins so near that the figures on the pieces can be read. */
export const OPENS = 106 / PITCH;
/** Narrower windows show the pages of a phone. */
export const PHONE = 900;

export const levelsOf = (phone: boolean): Levels => (phone ? ON_A_PHONE : ON_A_DESK);

export type Level = 'map' | 'pieces' | 'table' | 'read';

export function levelOf(unit: number, plain: boolean, { near, close, read }: Levels): Level {
  if (plain || unit < near) return 'map';
  return unit < close ? 'pieces' : unit < read ? 'table' : 'read';
}
