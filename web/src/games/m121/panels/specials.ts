// The special infrastructure of the game, and where each of it lies as far as these eyes know.
import { ALMANAC, NOUNS, type View } from '../../../generated/m121';
import type { Sitter } from '../../contract';
import { sideOf } from '../sides';
import { panelTexts as t } from '../texts/panels';

/** There is one copy of each. */
export const SPECIALS = ALMANAC.cards.map((_, card) => card).filter((card) => ALMANAC.cards[card].special);

export function whereabouts(card: number, view: View, sitters: Sitter[], eyes: number): string {
  const built = view.works.find((works) => works.card === card);
  if (built) return t.where.built(NOUNS.gap[built.gap], sideOf(sitters, built.owner).name);
  const slot = view.research.indexOf(card);
  if (slot >= 0) return t.where.research(NOUNS.slot[slot]);
  if (view.discard.includes(card)) return t.where.discarded;
  const own = view.players[eyes]?.hand ?? [];
  return own.some((held) => held.card === card) ? t.where.held : t.where.unknown;
}
