// The table moves on while somebody holds a piece: what becomes of it, and what is said of that.
import { say } from '../../kit/page/toast.svelte';
import { t } from '../../texts';
import type { Desk } from './desk.svelte';

/** What of a desk concerns the hand. */
export type Holding = Pick<Desk, 'picker' | 'interrupted' | 'acting'>;

/** These eyes are not asked any more: what somebody held or dragged is laid down, and that is said, unless it was their own word that ended it. */
export function layDown(desk: Holding): void {
  const missed = desk.picker.hand.drop() || desk.interrupted;
  if (missed && !desk.acting) say(t.hand.laidDown);
  desk.interrupted = false;
}

/** Another question: what is in the hand may stay there only if it still can. An only piece is picked up by itself. */
export function checkHand(desk: Holding, only: string): void {
  const { hand } = desk.picker;
  if (hand.check() || (desk.interrupted && !hand.full)) say(t.hand.laidDown);
  else if (desk.interrupted) say(t.hand.stillHeld);
  desk.interrupted = false;
  if (only && !hand.full) hand.pick(only, '', true);
}
