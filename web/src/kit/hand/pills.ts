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
  /** Nothing is paid here, though at another place of its kind it would be. */
  free: boolean;
}

/** So wide is a place on which price and gain stand side by side. */
const NARROW = 64;
/** A spot that is marked by less than this is a point: its thing says how much room there is. */
const POINT = 6;

/** Where a pill stands, in pixels of the screen; a tall place takes it in a column. */
export interface Spot {
  x: number;
  y: number;
  tall: boolean;
  /** Its neighbours are so near that little may be printed: one above the other, and small. */
  narrow: boolean;
  /** Half of its place's width and height: where its lower right corner is. */
  right: number;
  low: number;
  /** The width of its place, and where it ends below: a card takes print at its foot. */
  wide: number;
  foot: number;
  /** How far its place is turned, in degrees. */
  turn: number;
  /** Where the piece would lie, if its picture marks that. */
  ghost: { x: number; y: number } | null;
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
  // On a map, what is paid wherever one goes stands in the prompt alone.
  const everywhere = common(all.filter(({ marks }) => marks).map((pill) => pill.pays));
  for (const pill of all)
    if (pill.marks) pill.pays = pill.pays.filter((one) => !everywhere.has(printed(one)));
  const dear = new Set(
    all.filter((pill) => !pill.way.through && pill.pays.length > 0).map(({ key }) => kindOf(key)),
  );
  return all
    .map((pill) => ({
      ...pill,
      free: dear.has(kindOf(pill.key)) && !pill.marks && !pill.way.through && !pill.pays.length,
    }))
    .filter((pill) => pill.pays.length || pill.gains.length || pill.only || pill.free || pill.marks);
}

const kindOf = (key: string): string => key.replace(/-\d+$/, '');

/** The places on which something is printed. */
export const printedOn = (hand: Hand, marked: (facts: Record<string, number>) => Marks | null): Set<string> =>
  new Set(priced(hand, marked).map(({ key }) => key));

const printed = ({ kind, id, amount }: Change): string => `${kind}-${id} ${amount}`;

/** What all of these have. */
function common(lists: Change[][]): Set<string> {
  const [first = [], ...others] = lists.map((list) => list.map(printed));
  return new Set(lists.length > 1 ? first.filter((one) => others.every((list) => list.includes(one))) : []);
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
    const spot = place ? spotOf(place) : null;
    if (spot && inSight(spot, place!)) found[key] = spot;
  }
  return found;
}

/** Nothing is printed beyond the edge of a zoomed board, or of a part of the page that scrolls. */
function inSight({ x, y }: Spot, place: Element): boolean {
  return [place.closest('[data-pan]'), place.closest('.stage-page, .stage-zones, .stage-side')]
    .map((frame) => frame?.getBoundingClientRect())
    .every((box) => !box?.width || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom));
}

/** Where something is printed on a thing: on the spot that its picture marks, or in its middle. */
export function spotOf(thing: Element): Spot {
  const spot = thing.querySelector('[data-spot]') ?? thing;
  const [box, whole] = [spot.getBoundingClientRect(), thing.getBoundingClientRect()];
  const room = box.width < POINT ? whole.width : box.width;
  const ghost = thing.querySelector('[data-ghost]')?.getBoundingClientRect();
  return {
    ...middle(box),
    tall: spot.getAttribute('data-spot') === 'tall' || room < NARROW,
    narrow: room < NARROW,
    right: Math.round(whole.width / 4),
    low: Math.round(whole.height / 2),
    wide: Math.round(whole.width),
    foot: Math.round(whole.bottom),
    turn: Number(spot.getAttribute('data-turn') ?? 0),
    ghost: ghost ? middle(ghost) : null,
  };
}

const middle = ({ left, top, width, height }: DOMRect) => ({
  x: Math.round(left + width / 2),
  y: Math.round(top + height / 2),
});
