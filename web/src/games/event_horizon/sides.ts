// Who a side is: a seat of the table, or the marauders.
import { ALMANAC, NOUNS, type PlayerView, type View } from '../../generated/event_horizon';
import { lookOf, seated, type Side } from '../../kit/sides';
import { capital } from '../../texts/count';
import type { SeatLook, Sitter } from '../contract';
import { eventHorizon as t } from './texts/panels';

export const LOOKS = NOUNS.player.map(lookOf);
/** The side after all seats that a table can have. */
export const MARAUDERS = LOOKS.length;
/** The ship type that is a port. */
export const PORT = ALMANAC.ships.findIndex((ship) => ship.id === 'port');

export function sideOf(view: View, sitters: Sitter[], side: number): Side {
  if (side === MARAUDERS) return { side, name: t.marauders, look: 'corp' };
  return seated(sitters, side, capital(view.players[side].name), LOOKS[side]);
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

/** How many unused order markers of a seat lie on the map. */
export function markersOut(view: View, seat: number): number {
  return view.tiles.filter((tile) => tile.markers.includes(seat)).length;
}

/** The seat builds just now, and its budget counts. */
export function builds(view: View, player: PlayerView): boolean {
  return view.phase === 'build' && view.waiting.includes(player.seat);
}

/** The ship type on whose schematic an upgrade lies, or -1. */
export function typeWith(player: PlayerView, upgrade: number): number {
  return player.schematics.findIndex((schematic) => schematic.slots.includes(upgrade));
}
