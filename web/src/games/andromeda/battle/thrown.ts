// The dice of a battle as they lay before: those that were rolled again, and those that are taken up for it.
import type { BattleView, FighterView } from '../../../generated/andromeda';

/** Remembers the dice of each side, so that those that were rolled again can lie small beside the new ones. */
export class Thrown {
  #last = new Map<number, number[]>();
  #before = new Map<number, number[]>();

  see({ fighters, counted }: BattleView): void {
    if (!counted) this.#last.clear();
    if (!counted) this.#before.clear();
    for (const { side, dice, rolls } of fighters) this.#note(side, dice, rolls);
  }

  /** Taken up, and not rolled again yet. */
  aside({ side, dice, rolls }: FighterView): number[] {
    return rolls.length < dice ? without(this.#last.get(side) ?? [], rolls) : [];
  }

  /** What lay there before the last roll. */
  was({ side, dice, rolls }: FighterView): number[] {
    return rolls.length < dice ? [] : without(this.#before.get(side) ?? [], rolls);
  }

  #note(side: number, dice: number, rolls: number[]): void {
    const last = this.#last.get(side);
    if (!rolls.length || rolls.length < dice || String(last) === String(rolls)) return;
    if (last) this.#before.set(side, last);
    this.#last.set(side, rolls);
  }
}

/** What is left of some dice without others. */
function without(dice: number[], others: number[]): number[] {
  const left = [...dice];
  for (const face of others) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
