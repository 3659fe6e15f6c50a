// Why a hint advises what it advises, in a sentence.
import type { Why } from '../../../generated/wire';
import { insight } from '../../../texts/analysis';

/** `plain` puts the names of things into a text. */
export function whyText(why: Why, plain: (text: string) => string): string {
  const instead = plain(insight.beginning(why.instead));
  const gains = why.by.map(({ points, label }) => insight.gain(points, plain(label)));
  return insight.because(insight.beside(why.points, instead), gains);
}
