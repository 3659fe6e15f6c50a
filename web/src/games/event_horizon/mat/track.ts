// The tech track as it is printed: what each level brings.
import { ALMANAC, type Unlock } from '../../../generated/event_horizon';
import { eventHorizon as t } from '../texts/panels';

export interface Level {
  level: number;
  unlocks: Unlock[];
  /** The upgrade of this level, or -1. */
  upgrade: number;
  /** The little that a cell has room for. */
  words: string;
}

const short = (unlock: Unlock) => t.capital(unlock.short);

export const LEVELS: Level[] = Array.from({ length: ALMANAC.levels }, (_, at) => {
  const unlocks = ALMANAC.unlocks.filter((unlock) => unlock.level === at + 1);
  const upgrade = unlocks.find((unlock) => unlock.what === 'upgrade');
  return {
    level: at + 1,
    unlocks,
    upgrade: upgrade?.id ?? -1,
    words: upgrade?.text ?? t.listed(unlocks.map(short)),
  };
});

/** The level that unlocks something, by what it is. */
export function levelOf(what: string, id = 0): number {
  return ALMANAC.unlocks.find((unlock) => unlock.what === what && unlock.id === id)!.level;
}

/** What the next level brings, besides its upgrade if it brings anything else. */
export function nextOf(level: number): string {
  const next = LEVELS[level]?.unlocks ?? [];
  const main = next.find((unlock) => unlock.what !== 'upgrade') ?? next[0];
  return main ? short(main) : '';
}
