// The words for what hits.
import { NOUNS } from '../../../generated/event_horizon';

const HIGHEST = NOUNS.die.length;

/** `5+`; the highest face has none above it. */
export const lowest = (face: number): string => (face >= HIGHEST ? String(HIGHEST) : `${face}+`);
