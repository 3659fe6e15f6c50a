// The covers of games, each loaded when it is first asked for.
import { loadCover } from '../../games';
import type { GameCover } from '../../games/contract';

class Covers {
  #loaded = $state.raw<Record<string, GameCover | null>>({});
  #asked = new Set<string>();

  /** The cover of a game: undefined while it comes, null if there is none. */
  of(code: string): GameCover | null | undefined {
    if (!this.#asked.has(code)) void this.#load(code);
    return this.#loaded[code];
  }

  async #load(code: string): Promise<void> {
    this.#asked.add(code);
    const cover = await loadCover(code).catch(() => null);
    this.#loaded = { ...this.#loaded, [code]: cover };
  }
}

export const covers = new Covers();
