// Words that are said more than once: so often as was typed, or as long as they are offered.
import type { Link } from '../../../../generated/wire';

/** As often as it can be said. */
export const LASTING = Infinity;

export class Repeating {
  /** How often the next word shall be said. */
  times = $state.raw(1);
  /** A word that is said again when it is offered again. */
  #again = $state.raw<{ link: Link; left: number; scene: string } | null>(null);

  constructor(private readonly scene: () => string) {}

  /** One word after which the same is asked, so often as was typed. What waits for dice in between is said again when it is asked again. */
  often(path: Link[]): Link[] {
    const [times, link] = [this.times, path[0]];
    this.times = 1;
    if (times === 1 || path.length > 1) return path;
    if (link.final) this.#again = { link, left: times - 1, scene: this.scene() };
    return link.then === 'done' && !link.final ? Array<Link>(times).fill(link) : path;
  }

  /** A new question: the word that is to be said again, if it is offered there. Anything else ends it, unless it lasts as long as its scene. */
  next(links: Link[]): Link | null {
    const again = this.#again;
    const link = links.find(({ word }) => word === again?.link.word);
    if (!again || (!link && again.left === LASTING)) return null;
    this.#again = null;
    if (!link || !again.left) return null;
    this.#again = { ...again, left: again.left - 1 };
    return link;
  }

  /** The scene is another one, if only for a moment: nothing of the last one is said again. */
  enter(scene: string): void {
    if (this.#again && this.#again.scene !== scene) this.stop();
  }

  /** The word that is said as often as it can be. */
  get lasting(): Link | null {
    return this.#again?.left === LASTING ? this.#again.link : null;
  }

  /** Nothing is said again. */
  stop(): void {
    this.#again = null;
  }
}
