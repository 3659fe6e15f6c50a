// What the server says of a battle: its sentences in pieces, and what dice come from.
import { ALMANAC, NOUNS, type FighterView, type SourceView, type View } from '../../../generated/andromeda';
import { plainName } from '../../../kit/sides';
import type { Sitter } from '../../contract';
import { developmentIcon, icon } from '../icons';
import { sideOf } from '../sides';
import { isRaider } from './parties';

const THING = /\{([a-z_ ]+):(\d+)\}/g;

export type Said = string | { kind: string; id: number };

/** A text of the server in pieces: words, and the things it names. */
export function pieces(text: string): Said[] {
  const found = [...text.matchAll(THING)].map(({ 0: { length }, 1: kind, 2: id, index }) => ({
    ...{ index, end: index + length },
    thing: { kind, id: +id },
  }));
  const starts = [0, ...found.map(({ end }) => end)];
  return starts
    .flatMap((start, at): Said[] => [text.slice(start, found[at]?.index), found[at]?.thing ?? ''])
    .filter((piece) => piece !== '');
}

/** The same in plain words. */
export const named = (text: string, sitters: Sitter[]): string =>
  pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : nameOf(piece, sitters)))
    .join('');

export const nameOf = ({ kind, id }: { kind: string; id: number }, sitters: Sitter[]): string =>
  kind === 'player' ? plainName(sideOf(sitters, id).name) : (NOUNS[kind]?.[id] ?? '');

/** How many of a side's sources of dice are the weapons of its ships: they come first. */
export function armed(view: View, fighter: FighterView): number {
  const player = view.players.find(({ seat }) => seat === fighter.side);
  if (!player) return isRaider(view, fighter.side) ? 1 : 0;
  return fighter.ships.filter((count, type) => count > 0 && player.ships[type].weapons > 0).length;
}

/** The symbol of a source of dice: weapons, the development next door, the card, energy; none where something is counted. */
export function sourceIcon(
  { label, amount }: SourceView,
  at: number,
  guns: number,
  spent: boolean,
): string | null {
  if (at < guns) return 'ae-weapons';
  const thing = pieces(label).find((piece) => typeof piece !== 'string');
  if (thing?.kind === 'planet') return developmentIcon(ALMANAC.planets[thing.id].development);
  if (thing) return icon(thing.kind, thing.id);
  return spent && amount > 0 && /\d/.test(label) ? 'ae-energy' : null;
}
