// What is printed on each place, and where on the screen its spot is.
import type { Marks } from '../../games/contract';
import type { Change, Link } from '../../generated/wire';
import { gains, onlyLesser, pays, reason, wholeOf, type Way } from './chains';
import type { Hand } from './hand.svelte';

export interface Pill {
  key: string;
  way: Way;
  pays: Change[];
  gains: Change[];
  /** The word for which it is paid. */
  why: Link | null;
  only: boolean;
  marks: Marks | null;
  /** Nothing is paid here, though elsewhere it would be. */
  free: boolean;
}

/** Where a pill stands, in pixels of the screen; a tall place takes it in a column. */
/** So wide is a place on which price and gain stand side by side. */
const NARROW = 64;

export interface Spot {
  x: number;
  y: number;
  tall: boolean;
  /** Its neighbours are so near that little may be printed: one above the other, and small. */
  narrow: boolean;
  /** Half of its place's width and height: where its lower right corner is. */
  right: number;
  low: number;
  /** How far its place is turned, in degrees. */
  turn: number;
}

/** Something is printed where something is paid, gained or lesser; where all is free and brings nothing, light alone says it. */
export function priced(hand: Hand, marked: (facts: Record<string, number>) => Marks | null): Pill[] {
  const all = [...hand.places].map(([key, way]) => ({
    key,
    way,
    pays: pays(wholeOf(way)),
    gains: gains(wholeOf(way)),
    why: reason(way),
    only: onlyLesser(way, hand.surface),
    marks: marked(way.path[way.at].facts),
  }));
  const dear = all.some((pill) => !pill.way.through && pill.pays.length > 0);
  return all
    .map((pill) => ({ ...pill, free: dear && !pill.marks && !pill.way.through && !pill.pays.length }))
    .filter((pill) => pill.pays.length || pill.gains.length || pill.only || pill.free || pill.marks);
}

/** The piece as it would lie there: with the face that was answered, or as it is. */
export function ghostOf(way: Way, icon: (kind: string, id: number) => string | null): string | null {
  const shown = [...way.path].reverse().find((link, i, all) => {
    const at = all.length - 1 - i;
    return link.kind && at !== way.at && icon(link.kind, link.id)?.startsWith('die-');
  });
  return shown ? icon(shown.kind, shown.id) : null;
}

export function spots(root: ParentNode, keys: string[]): Record<string, Spot> {
  const found: Record<string, Spot> = {};
  for (const key of keys) {
    const place = [...root.querySelectorAll(`[data-pick="${CSS.escape(key)}"]`)].find((one) =>
      one.checkVisibility(),
    );
    if (place && inSight(place)) found[key] = spotOf(place);
  }
  return found;
}

/** The middle of a thing is not scrolled away. */
function inSight(place: Element): boolean {
  const frame = place.closest('.stage-page, .stage-zones, .stage-side')?.getBoundingClientRect();
  if (!frame?.height) return true;
  const { top, height } = (place.querySelector('[data-spot]') ?? place).getBoundingClientRect();
  const middle = top + height / 2;
  return middle >= frame.top && middle <= frame.bottom;
}

/** Where something is printed on a thing: on the spot that its picture marks, or in its middle. */
export function spotOf(thing: Element): Spot {
  const spot = thing.querySelector('[data-spot]') ?? thing;
  const { left, top, width, height } = spot.getBoundingClientRect();
  return {
    x: Math.round(left + width / 2),
    y: Math.round(top + height / 2),
    tall: spot.getAttribute('data-spot') === 'tall' || width < NARROW,
    narrow: width < NARROW,
    right: Math.round(thing.getBoundingClientRect().width / 4),
    low: Math.round(thing.getBoundingClientRect().height / 2),
    turn: Number(spot.getAttribute('data-turn') ?? 0),
  };
}
