// What moves between two views: things glide and leave a ghost where they were, cards turn over, points fly to their score.
// After an own drop the price leaves the mat and the gain arrives there.
import { tick, untrack } from 'svelte';
import type { Pick, SeatLook, Standing } from '../../../games/contract';
import type { Change } from '../../../generated/wire';
import { DROP, fly, GLIDE, move, places, type Carried, type Places } from '../../../kit/board/move';
import { keyOf } from '../../../kit/hand/chains';
import {
  Drops,
  figureOn,
  flights,
  legs,
  placeOf,
  type Drop,
  type Flight,
  type Point,
} from '../../../kit/hand/drop';
import type { Box } from '../../../kit/page/beside';

export interface Shown {
  view: unknown;
  root: HTMLElement | null;
  eyes: number;
  step: number;
  standings: Standing[];
  pick: Pick;
  /** What this player said last, and what was dragged for it. */
  drop?: Drop | null;
  carried?: Carried | null;
  icon: (kind: string, id: number) => string | null;
  look?: SeatLook;
}

export interface Ghost extends Box {
  name: string;
}

/** The seats whose score is higher than before. */
export function risen(before: Standing[], after: Standing[]): number[] {
  const was = new Map(before.map((side) => [side.seat, side.score]));
  return after.filter((side) => side.score > (was.get(side.seat) ?? Infinity)).map((side) => side.seat);
}

/** What is seen between two views. */
interface Scene {
  before: Places;
  rises: number[];
  back: boolean;
  /** An own drop that is made now, or taken back, and where its figures stood. */
  drop: Drop | null;
  figures: Map<string, Point>;
  /** The piece of it may move already: it takes the time of a drop. */
  own: boolean;
  carried: Carried | null;
}

export class Movement {
  #left = $state.raw<Ghost[]>([]);
  /** Where the framed things came from. */
  ghosts = $derived(this.#left.filter((ghost) => this.shown().pick.moved(ghost.name)));
  /** Price and gain on their way. */
  flights = $state.raw<Flight[]>([]);
  #drops = new Drops();

  /** To be made while the stage is set up. */
  constructor(private readonly shown: () => Shown) {
    let [eyes, step] = [NaN, 0];
    let standings: Standing[] = [];
    $effect.pre(() => {
      const now = shown();
      const { root } = now;
      const [was, before, same] = [step, standings, now.eyes === eyes];
      [eyes, step, standings] = [now.eyes, now.step, now.standings];
      // Other eyes see another table: nothing has moved.
      if (!same) this.clear();
      if (!root || !same) return;
      untrack(() => {
        const scene = this.#scene(root, was, now, risen(before, now.standings));
        void tick().then(() => this.#play(root, scene));
      });
    });
  }

  /** Ghosts and flights lie on the screen, not on the board: they go when the board is moved. */
  clear(): void {
    this.#left = [];
    this.flights = [];
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((one) => one !== flight);
  }

  #scene(root: HTMLElement, was: number, now: Shown, rises: number[]): Scene {
    const last = now.drop ?? null;
    const seen = this.#drops.between(was, now.step, last);
    const back = now.step < was;
    const own = seen !== null || (!back && last !== null && was >= last.steps[0] && was < last.steps[1]);
    const before = places(root);
    const figures = before.size && seen ? this.#figures(root, seen.drop) : new Map<string, Point>();
    const carried = own && !back ? (now.carried ?? null) : null;
    return { before, rises, back, own, carried, drop: seen?.drop ?? null, figures };
  }

  #play(root: HTMLElement, { before, rises, back, own, carried, drop, figures }: Scene): void {
    if (!before.size) return;
    const { pick } = this.shown();
    const wait = drop ? legs(drop, back).find(({ part }) => part === 'piece')!.start : 0;
    const ghosts = move(root, before, { back, time: own ? DROP : GLIDE, wait, carried })
      .filter((name) => pick.moved(name))
      .map((name) => ({ name, ...plain(before.get(name)!) }));
    if (ghosts.length) this.#left = ghosts;
    if (drop) this.#exchange(root, drop, back, figures);
    for (const seat of rises) if (!this.#told(seat)) flyToScore(root, seat, pick);
  }

  /** What is paid leaves from where it was, what is gained comes to where it is. */
  #exchange(root: HTMLElement, drop: Drop, back: boolean, before: Map<string, Point>): void {
    const after = this.#figures(root, drop);
    const figure = (change: Change) => {
      const [sooner, later] = [before, after].map((at) => at.get(nameOf(change)) ?? null);
      return drop.pays.includes(change) !== back ? (sooner ?? later) : (later ?? sooner);
    };
    this.flights = flights(drop, back, placeOf(root, drop), figure);
  }

  #figures(root: HTMLElement, drop: Drop): Map<string, Point> {
    const mat = root.querySelector('[data-zone="mine"]');
    const { icon, look } = this.shown();
    const found = new Map<string, Point>();
    for (const change of mat ? [...drop.pays, ...drop.gains] : []) {
      const at = figureOn(mat!, nameOf(change), icon(change.kind, change.id), look);
      if (at) found.set(nameOf(change), at);
    }
    return found;
  }

  /** The own points are among what is gained. */
  #told(seat: number): boolean {
    const { eyes, icon } = this.shown();
    return seat === eyes && this.flights.some(({ change }) => icon(change.kind, change.id) === 'points');
  }
}

const nameOf = ({ kind, id }: Change) => keyOf(kind, id);

/** From what was framed, or else from the board, to the score of the seat. */
function flyToScore(root: HTMLElement, seat: number, pick: Pick): void {
  const score = visible(root, `[data-thing="score-${seat}"]`)[0];
  const source = visible(root, '[data-zone="board"] [data-thing]').find((thing) =>
    pick.moved(thing.getAttribute('data-thing')!),
  );
  const from = source ?? visible(root, '[data-zone="board"]')[0];
  if (score && from) fly(from.getBoundingClientRect(), score.getBoundingClientRect());
}

function visible(root: HTMLElement, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
}

const plain = ({ left, top, width, height }: Box): Box => ({ left, top, width, height });
