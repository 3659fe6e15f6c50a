// What a preview prints on a place of the board.
import type { Draw, Preview } from '../../../generated/m121';
import type { Pick } from '../../contract';

export interface Price {
  figure: string;
  icon: string;
  /** By strength only: nothing is discarded. */
  war: boolean;
  /** Others who would draw. */
  draws: Draw[];
}

/** Cards where they can be paid, else the strength that it takes. */
export function priceOf({ cost = -1, need = 0, draws = [] }: Preview, eyes: number): Price {
  const others = draws.filter(({ seat }) => seat !== eyes);
  return cost >= 0
    ? { figure: `${cost}`, icon: 'mx-card', war: false, draws: others }
    : { figure: `${need}`, icon: 'mx-strength', war: true, draws: others };
}

/** What would become of a word about a thing that is lit: for what is in the hand, or alone. */
export function previewOf(pick: Pick, kind: string, id: number): Preview | null {
  if (!pick.can(kind, id)) return null;
  return (pick.drawn(kind, id) ?? pick.drawnAlone(kind, id)) as Preview | null;
}
