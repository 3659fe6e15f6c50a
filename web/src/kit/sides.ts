// Who a side is, and the six looks of every table.
import type { Portrait, SeatLook, Sitter } from '../games/contract';
import type { SeatInfo } from '../generated/wire';

export interface Side {
  side: number;
  name: string;
  look: SeatLook;
}

/** The number that a view has where there is no side. */
export const NOBODY = -1;

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

/** The looks of a game's sides; the one without a colour is neutral. */
export function looksOf(sides: { colour: string }[]): SeatLook[] {
  return sides.map(({ colour }, side) => (colour ? lookOf(colour, side) : 'corp'));
}

/** The side as the one who sits there, or without anybody by the game's own name and look for it. */
export function seated(sitters: Sitter[], side: number, name: string, look: SeatLook): Side {
  const sitter = sitters.find((each) => each.seat === side);
  return { side, name: sitter?.name ?? name, look: sitter?.look ?? look };
}

/** Which of the bots sits in a seat; nothing where none does. */
export function portraitOf({ kind, face, bot, level }: SeatInfo): Portrait | undefined {
  return kind === 'bot' ? { face, bot, level } : undefined;
}

/** `Captain (black)` -> `Captain`: where room is short, the mark tells the colour. */
export function plainName(name: string): string {
  return name.replace(/ \([^)]*\)$/, '');
}
