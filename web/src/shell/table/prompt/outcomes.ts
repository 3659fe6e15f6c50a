// Finding what fell in a long list.
import type { Outcome } from '../../../generated/wire';

/** The outcomes whose text contains every word that was typed. */
export function matching(outcomes: Outcome[], typed: string): Outcome[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return outcomes.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}
