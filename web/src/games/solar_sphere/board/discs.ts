// Where the score discs stand on the ring.
import type { View } from '../../../generated/solar_sphere';
import { type Point, polar } from '../../../kit/board/hexes';
import { boardTexts as t } from '../texts/board';
import { RING } from './geometry';
import { scored } from './things';

export interface Disc {
  side: number;
  score: number;
  /** What the score tile shows: nothing, 50 or 100; a minus below zero. */
  tile: string;
  at: Point;
}

/** Discs on one space spread around its middle, `step` units from one to the next. */
export function discs(view: View, step: number): Disc[] {
  const all = scored(view);
  return all.map(({ side, score, score_space: space, score_tile: tile }) => {
    const together = all.filter((other) => other.score_space === space).map((other) => other.side);
    const aside = (together.indexOf(side) - (together.length - 1) / 2) * step;
    const angle = (360 / RING.spaces) * space + (aside / RING.middle) * (180 / Math.PI);
    return {
      side,
      score,
      tile: score < 0 ? t.minus : tile ? String(tile) : '',
      at: polar(RING.middle, angle),
    };
  });
}
