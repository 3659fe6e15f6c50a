// The words for what hits.
import { NOUNS } from '../../../generated/event_horizon';
import { say } from '../../../texts/said';

const HIGHEST = NOUNS.die.length;

/** `5+`; the highest face has none above it. */
export const lowest = (face: number): string =>
  face >= HIGHEST ? String(HIGHEST) : say('{face}+', { face });
