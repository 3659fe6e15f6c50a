// From a game's own seat colours to the six looks of every table.
import type { SeatLook } from '../games/contract';

const LOOKS: Record<string, SeatLook> = {
  red: 'ember',
  orange: 'ember',
  black: 'graphite',
  grey: 'graphite',
  green: 'verdigris',
  teal: 'verdigris',
  purple: 'violet',
  blue: 'violet',
  white: 'ivory',
  yellow: 'ivory',
  pink: 'rose',
};
const ORDER: SeatLook[] = ['ember', 'graphite', 'verdigris', 'violet', 'ivory', 'rose'];

/** The look of a seat by the colour that its game calls it, or by its number where the game has no colours. */
export function lookOf(colour: string, seat: number): SeatLook {
  return LOOKS[colour.toLowerCase()] ?? ORDER[seat % ORDER.length];
}

/** `Captain (black)` -> `Captain`: where room is short, the mark tells the colour. */
export function plainName(name: string): string {
  return name.replace(/ \([^)]*\)$/, '');
}
