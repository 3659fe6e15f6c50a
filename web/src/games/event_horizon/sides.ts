// Who a side is: a seat of the table, or the marauders.
import { ALMANAC, NOUNS, type View } from '../../generated/event_horizon';
import { looksOf, seated, type Side } from '../../kit/sides';
import { capital } from '../../texts/said';
import type { SeatLook, Sitter } from '../contract';

const SIDE_LOOKS = looksOf(ALMANAC.sides);
/** The looks of the seats. */
export const LOOKS = NOUNS.player.map((_, seat) => SIDE_LOOKS[seat]);
export const MARAUDERS = ALMANAC.marauders;

export function sideOf(view: View, sitters: Sitter[], side: number): Side {
  return seated(
    sitters,
    side,
    capital(view.players[side]?.name ?? ALMANAC.sides[side].name),
    SIDE_LOOKS[side],
  );
}

/** Graphite is hardly lighter than a dark plate, ivory hardly darker than a light one: their own rims help them. */
const HELPED: Partial<Record<SeatLook, string>> = {
  graphite: 'color-mix(in srgb, var(--seat-graphite) 50%, var(--rim-graphite))',
  ivory: 'light-dark(color-mix(in srgb, var(--seat-ivory) 50%, var(--rim-ivory)), var(--seat-ivory))',
};

/** The colour of a side's ships, flags and rims. */
export function colourOf(look: SeatLook): string {
  return HELPED[look] ?? `var(--seat-${look})`;
}
