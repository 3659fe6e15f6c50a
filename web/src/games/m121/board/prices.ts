// What a preview prints on a place of the board.
import type { Draw, Preview } from '../../../generated/m121';
import type { Pick } from '../../contract';

export interface Price {
  /** The ways in which it is paid: cards, strength, or either of them. */
  ways: { figure: number; icon: string }[];
  /** By strength only: nothing is discarded. */
  war: boolean;
  /** Others who would draw. */
  draws: Draw[];
}

/** Cards where they can be paid, and the strength that it takes where that is another way; what costs no card needs none. */
export function priceOf({ cost = -1, need = 0, strength = 0, draws = [] }: Preview, eyes: number): Price {
  const war = cost < 0;
  const cards = { figure: cost, icon: 'mx-card' };
  const force = { figure: need, icon: 'mx-strength' };
  const ways = war ? [force] : cost > 0 && need > 0 && strength >= need ? [cards, force] : [cards];
  return { ways, war, draws: draws.filter(({ seat }) => seat !== eyes) };
}

/** What would become of a word about a thing that is lit: for what is in the hand, or alone. */
export function previewOf(pick: Pick, kind: string, id: number): Preview | null {
  if (!pick.can(kind, id)) return null;
  return (pick.drawn(kind, id) ?? pick.drawnAlone(kind, id)) as Preview | null;
}
