// Who a side of the view is: a seat, DRANDA (the side after the seats of the solo game), or the Corporation.
import type { View } from '../../generated/solar_sphere';
import { solarSphere as t } from './texts/panels';
import type { SeatLook, Sitter } from '../contract';

const CORPORATION = 4;
export const NOBODY = -1;

/** The looks of the seats red, black, green and purple; the fifth is the Corporation. DRANDA takes the black pieces. */
export const SIDE_LOOKS: SeatLook[] = ['ember', 'graphite', 'verdigris', 'violet', 'corp'];

export interface Side {
  side: number;
  name: string;
  look: SeatLook;
}

export function sideOf(view: View, sitters: Sitter[], side: number): Side {
  const sitter = side < view.players.length ? sitters.find((each) => each.seat === side) : undefined;
  return { side, look: sitter?.look ?? SIDE_LOOKS[side], name: sitter?.name ?? sideName(view, side) };
}

function sideName(view: View, side: number): string {
  if (side === CORPORATION) return t.corporation;
  return view.players[side]?.name ?? t.dranda;
}
