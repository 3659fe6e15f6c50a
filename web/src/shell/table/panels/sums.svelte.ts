// Where everybody stood when each round began, so that the log can say what a round meant. What is seen is noted; what
// happened before the table was opened is read once from the game so far.
import type { GameClient, Sitter, Standing, Unseen } from '../../../games/contract';
import type { Replay } from '../../../generated/wire';
import { api } from '../../../wire/api';
import { Film } from '../../../wire/film';
import { roundOf } from '../sentence';
import { gains, type Gain } from './rounds';

export class Sums {
  #begun = $state.raw(new Map<string, Standing[]>());
  #asked = false;
  /** The round that was shown last. */
  #last = '';

  /** A view was shown; the first one of a round is where it began. */
  note(round: string, standings: Standing[], begins: boolean): void {
    if (round !== this.#last && (begins || this.#last)) this.#begin(new Map([[round, standings]]));
    this.#last = round;
  }

  /** Where everybody stood when a round began; nothing while it is not known. */
  begun(round: number): Standing[] | undefined {
    return this.#begun.get(String(round));
  }

  /** What a round that is over brought; nothing while it is not known. */
  of(round: string, next: string, me: number): Gain[] {
    const [before, after] = [this.#begun.get(round), this.#begun.get(next)];
    return before && after ? gains(before, after, me) : [];
  }

  /** Rounds that nobody here has seen are looked up, once. */
  async recall(path: string, client: GameClient<Unseen>, sitters: Sitter[]): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const replay = await api.get<Replay>(path).catch(() => null);
    if (replay) this.read(new Film(replay), client, sitters);
  }

  read(film: Film, client: GameClient<Unseen>, sitters: Sitter[]): void {
    const found = new Map<string, Standing[]>();
    for (const { step, text } of film.log) {
      const round = roundOf(text);
      if (round && !found.has(round)) found.set(round, client.standings(film.view(step), sitters));
    }
    this.#begin(found);
  }

  knows(round: string): boolean {
    return this.#begun.has(round);
  }

  #begin(found: Map<string, Standing[]>): void {
    this.#begun = new Map([...this.#begun, ...found]);
  }
}
