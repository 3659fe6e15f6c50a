// The motion of a drop: the piece glides to its place, the price leaves the figures of the own mat, then the gain arrives there.
// What is taken back runs backwards at double speed.
import type { Change, Link } from '../../generated/wire';
import { DROP, middle } from '../board/move';
import { gains, keyOfLink, pays } from './chains';
import { spotOf } from './pills';

/** What was said, and when it has been seen. */
export interface Drop {
  /** The step before it, and its last. */
  steps: [number, number];
  pays: Change[];
  gains: Change[];
  /** The things that its words name, the last first: the first that is seen is the place. */
  things: string[];
}

/** A part of the motion, in milliseconds from its beginning. */
export interface Leg {
  part: 'piece' | 'price' | 'gain';
  start: number;
  time: number;
}

export interface Point {
  x: number;
  y: number;
}

/** An amount on its way between the place and its figure. */
export interface Flight extends Leg {
  change: Change;
  from: Point;
  to: Point;
  /** It comes to its figure; otherwise it leaves it. */
  arrives: boolean;
}

const LEAVES = 200;
const ARRIVES = 240;
/** So far an amount goes that has no place to go to. */
const RISE = 44;
/** Amounts at one place stand below one another. */
const BELOW = 26;

/** `step` is the last that was seen before it. */
export function dropOf(path: Link[], step: number, plain: (text: string) => string): Drop {
  // A word that is said several times tells what it brings once.
  const times = path.filter((link) => link === path.at(-1)).length;
  const told = (changes: Change[]) =>
    changes.map((change) => ({ ...change, amount: change.amount * times, what: plain(change.what) }));
  return {
    steps: [step, step + path.length],
    pays: told(pays(path)),
    gains: told(gains(path)),
    things: path
      .filter((link) => link.kind)
      .map(keyOfLink)
      .reverse(),
  };
}

/** Several that are taken back together. */
function together(drops: Drop[]): Drop {
  const all = <T>(of: (drop: Drop) => T[]) => drops.flatMap(of);
  return {
    steps: [drops[0].steps[0], drops.at(-1)!.steps[1]],
    pays: all((drop) => drop.pays),
    gains: all((drop) => drop.gains),
    things: all((drop) => drop.things),
  };
}

/** The drops that have been seen, so that they can be seen backwards. */
export class Drops {
  #made: Drop[] = [];

  /** What is to be seen when the table goes from one step to another; `last` was said last. Of what is taken back in part nothing is. */
  between(before: number, now: number, last: Drop | null): { drop: Drop; back: boolean } | null {
    if (now < before) return this.#back(now);
    if (!last || this.#made.includes(last) || before >= last.steps[1] || now < last.steps[1]) return null;
    this.#made.push(last);
    return { drop: last, back: false };
  }

  #back(now: number): { drop: Drop; back: boolean } | null {
    const gone = this.#made.filter(({ steps }) => steps[0] >= now);
    this.#made = this.#made.filter(({ steps }) => steps[1] <= now);
    return gone.length ? { drop: together(gone), back: true } : null;
  }
}

/** What follows what. */
export function legs({ pays, gains }: Drop, back = false): Leg[] {
  const price = pays.length ? LEAVES : 0;
  const there: Leg[] = [
    { part: 'piece', start: 0, time: DROP },
    { part: 'price', start: DROP, time: price },
    { part: 'gain', start: DROP + price, time: gains.length ? ARRIVES : 0 },
  ];
  return back ? backwards(there) : there;
}

function backwards(there: Leg[]): Leg[] {
  const end = Math.max(...there.map(({ start, time }) => start + time));
  return there
    .map(({ part, start, time }) => ({ part, start: (end - start - time) / 2, time: time / 2 }))
    .reverse();
}

/** Every amount on its way; `figure` is where one stands on the mat, none for one that cannot be seen. */
export function flights(
  drop: Drop,
  back: boolean,
  place: Point | null,
  figure: (change: Change) => Point | null,
): Flight[] {
  const changes = { piece: [], price: drop.pays, gain: drop.gains };
  return legs(drop, back).flatMap((leg) => {
    const found = changes[leg.part].flatMap((change) => {
      const own = figure(change);
      return own ? [{ change, own }] : [];
    });
    const arrives = (leg.part === 'gain') !== back;
    return found.map(({ change, own }, i) => {
      const away = place ? { x: place.x, y: place.y + i * BELOW } : { x: own.x, y: own.y - RISE };
      return { ...leg, change, arrives, from: arrives ? away : own, to: arrives ? own : away };
    });
  });
}

/** Nothing but place and opacity changes on the way: it is seen longest at its figure. */
export function flying({ from, to, arrives, start, time }: Flight): [Keyframe[], KeyframeAnimationOptions] {
  const at = ({ x, y }: Point, opacity: number) => ({ transform: `translate(${x}px, ${y}px)`, opacity });
  const frames = [at(from, arrives ? 0 : 1), at(to, arrives ? 1 : 0)];
  return [frames, { duration: time, delay: start, easing: arrives ? 'ease-out' : 'ease-in', fill: 'both' }];
}

/** Where a figure stands on a mat: on the thing itself, on the score if it is points, else at its symbol. A symbol of nobody is there in the colour of its seat. */
export function figureOn(mat: Element, key: string, symbol: string | null, look = ''): Point | null {
  const own = symbol?.replace(/-corp$/, `-${look}`);
  const selectors = [
    `[data-pick="${CSS.escape(key)}"]`,
    own === 'points' ? '[data-thing^="score-"]' : `use[href="#${own}"]`,
  ];
  const [figure] = selectors.flatMap((selector) => seen(mat, selector) ?? []);
  return figure ? middle(figure.getBoundingClientRect()) : null;
}

/** Where a drop went: the spot of the first of its things that lies on the table and not on the own mat. */
export function placeOf(root: Element, { things }: Drop): Point | null {
  const found = things.map((key) => seen(root, `[data-pick="${CSS.escape(key)}"]:not([data-zone="mine"] *)`));
  const place = found.find((one) => one !== undefined);
  return place ? spotOf(place) : null;
}

function seen(root: Element, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0);
}
