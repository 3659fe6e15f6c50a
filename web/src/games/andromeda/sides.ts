// Who a side is: a seat of the table, or the raiders.
import { ALMANAC, NOUNS } from '../../generated/andromeda';
import { lookOf, NOBODY, seated, type Side } from '../../kit/sides';
import { capital } from '../../texts/said';
import type { SeatLook, Sitter } from '../contract';

export const LOOKS = NOUNS.player.map(lookOf);
/** The number of the raiders among the sides. */
export const RAIDERS = ALMANAC.nouns.raiders;

export function sideOf(sitters: Sitter[], side: number): Side {
  if (side === RAIDERS) return { side, name: NOUNS.side[side], look: 'corp' };
  return seated(sitters, side, capital(NOUNS.player[side]), LOOKS[side]);
}

export const lookAt = (sitters: Sitter[], side: number): SeatLook =>
  side === NOBODY ? 'corp' : sideOf(sitters, side).look;

/** A seat's pieces: their bodies take its colour, their rims the other. */
export const bodyOf = (look: SeatLook): string => `var(--seat-${look})`;
export const rimOf = (look: SeatLook): string => `var(--rim-${look})`;
