// What moves between two views: things glide and leave a ghost where they were, cards turn over, points fly to their score.
import { tick, untrack } from 'svelte';
import type { Pick, Standing } from '../../../games/contract';
import { fly, move, places, type Places } from '../../../kit/board/move';
import type { Box } from '../../../kit/page/beside';

export interface Shown {
  view: unknown;
  root: HTMLElement | null;
  eyes: number;
  step: number;
  standings: Standing[];
  pick: Pick;
}

export interface Ghost extends Box {
  name: string;
}

/** The seats whose score is higher than before. */
export function risen(before: Standing[], after: Standing[]): number[] {
  const was = new Map(before.map((side) => [side.seat, side.score]));
  return after.filter((side) => side.score > (was.get(side.seat) ?? Infinity)).map((side) => side.seat);
}

export class Movement {
  #left = $state.raw<Ghost[]>([]);
  /** Where the framed things came from. */
  ghosts = $derived(this.#left.filter((ghost) => this.shown().pick.moved(ghost.name)));

  /** To be made while the stage is set up. */
  constructor(private readonly shown: () => Shown) {
    let [eyes, step] = [NaN, 0];
    let standings: Standing[] = [];
    $effect.pre(() => {
      const now = shown();
      const [root, before] = [now.root, standings];
      const [same, back] = [now.eyes === eyes, now.step < step];
      [eyes, step, standings] = [now.eyes, now.step, now.standings];
      // Other eyes see another table: nothing has moved.
      if (!root || !same) return;
      const old = untrack(() => places(root));
      void tick().then(() => this.#play(root, old, risen(before, now.standings), back));
    });
  }

  /** The ghosts lie on the screen, not on the board: they go when the board is moved. */
  clear(): void {
    this.#left = [];
  }

  #play(root: HTMLElement, before: Places, rises: number[], back: boolean): void {
    const { pick } = this.shown();
    const ghosts = move(root, before, back)
      .filter((name) => pick.moved(name))
      .map((name) => ({ name, ...plain(before.get(name)!) }));
    if (ghosts.length) this.#left = ghosts;
    if (before.size) for (const seat of rises) flyToScore(root, seat, pick);
  }
}

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
