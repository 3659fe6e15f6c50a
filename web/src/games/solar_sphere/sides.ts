// Who a side of the view is: a seat, DRANDA (the side after the seats of the solo game), or the Corporation.
import { NOUNS, type View } from '../../generated/solar_sphere';
import { lookOf, seated, type Side } from '../../kit/sides';
import type { SeatLook, Sitter } from '../contract';
import { solarSphere as t } from './texts/panels';

/** The side after all seats that a table can have. */
const CORPORATION = NOUNS.player.length;

export const SEAT_LOOKS = NOUNS.player.map(lookOf);
/** The Corporation is the last of them. DRANDA takes the pieces of the second seat. */
export const SIDE_LOOKS: SeatLook[] = [...SEAT_LOOKS, 'corp'];
/** DRANDA's dice by colour. */
export const SOLO_LOOKS = t.solo.colours.map(lookOf);

export function sideOf(view: View, sitters: Sitter[], side: number): Side {
  return seated(sitters, side, sideName(view, side), SIDE_LOOKS[side]);
}

function sideName(view: View, side: number): string {
  if (side === CORPORATION) return t.corporation;
  return view.players[side]?.name ?? t.dranda;
}
