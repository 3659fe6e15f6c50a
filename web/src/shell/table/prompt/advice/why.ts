// Why a hint advises what it advises, in a sentence.
import type { Why } from '../../../../generated/wire';
import { hints } from '../../../../texts/hints';

/** `plain` puts the names of things into a text. */
export function whyText(why: Why, plain: (text: string) => string): string {
  const instead = plain(hints.beginning(why.instead));
  const gains = why.by.map(({ points, label }) => hints.gain(points, plain(label)));
  return hints.because(hints.beside(why.points, instead), gains);
}
