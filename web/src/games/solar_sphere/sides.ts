// Who a side of the view is: a seat, DRANDA (the side after the seats of the solo game), or the Corporation.
import { ALMANAC, NOUNS, type View } from '../../generated/solar_sphere';
import { lookOf, looksOf, seated, type Side } from '../../kit/sides';
import type { Sitter } from '../contract';

/** DRANDA takes the pieces of the second seat. */
export const SIDE_LOOKS = looksOf(ALMANAC.sides);
export const SEAT_LOOKS = NOUNS.player.map((_, seat) => SIDE_LOOKS[seat]);
/** DRANDA's dice by colour. */
export const SOLO_LOOKS = ALMANAC.solo_colours.map(lookOf);

export function sideOf(view: View, sitters: Sitter[], side: number): Side {
  return seated(sitters, side, sideName(view, side), SIDE_LOOKS[side]);
}

function sideName(view: View, side: number): string {
  return side === view.dranda?.side ? ALMANAC.dranda : ALMANAC.sides[side].name;
}
