// Where the score discs stand on the ring.
import type { View } from '../../../generated/solar_sphere';
import { type Point, polar } from '../../../kit/board/hexes';
import { boardTexts as t } from '../texts/board';
import { RING } from './geometry';
import { scores } from './things';

export interface Disc {
  side: number;
  score: number;
  /** What the score tile shows: nothing, 50 or 100; a minus below zero. */
  tile: string;
  at: Point;
}

/** Discs on one space spread around its middle, `step` units from one to the next. */
export function discs(view: View, step: number): Disc[] {
  const all = scores(view);
  return all.map((score, side) => {
    const together = all.flatMap((other, index) => (spaceOf(other) === spaceOf(score) ? [index] : []));
    const aside = (together.indexOf(side) - (together.length - 1) / 2) * step;
    const angle = (360 / RING.spaces) * spaceOf(score) + (aside / RING.middle) * (180 / Math.PI);
    return { side, score, tile: tileOf(score), at: polar(RING.middle, angle) };
  });
}

function spaceOf(score: number): number {
  return ((score % RING.spaces) + RING.spaces) % RING.spaces;
}

function tileOf(score: number): string {
  if (score < 0) return t.minus;
  return score < RING.spaces ? '' : String(Math.min(Math.floor(score / RING.spaces), 2) * RING.spaces);
}
