// Why a hint advises what it advises, in a sentence.
import type { Why } from '../../../generated/wire';
import { t } from '../../../texts';

/** `plain` puts the names of things into a text. */
export function whyText(why: Why, plain: (text: string) => string): string {
  const instead = plain(t.analysis.beginning(why.instead));
  const gains = why.by.map(({ points, label }) => t.analysis.gain(points, plain(label)));
  return t.analysis.because(t.analysis.beside(why.points, instead), gains);
}
