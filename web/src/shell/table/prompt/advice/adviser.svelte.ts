// Asking what a strong player would do: one question at a time, dropped as soon as the table moves on.
import type { Hint, HintRequest } from '../../../../generated/wire';

export class Adviser {
  thinking = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Answers to questions before the last one are not heard. */
  #asked = 0;
  /** The server thinks about one question at a time, also when nobody waits for the answer any more. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly post: (asked: HintRequest) => Promise<Hint>) {}

  /** Throws what the server refuses, unless the table has moved on. */
  async ask(asked: HintRequest): Promise<void> {
    this.forget();
    this.thinking = true;
    const waits = this.#waiting();
    await this.#last;
    if (!waits()) return;
    try {
      const hint = await this.#post(asked);
      if (waits()) this.hint = hint;
    } catch (error) {
      if (waits()) throw error;
    } finally {
      if (waits()) this.thinking = false;
    }
  }

  #post(asked: HintRequest): Promise<Hint> {
    const answer = this.post(asked);
    this.#last = answer.catch(() => null);
    return answer;
  }

  #waiting(): () => boolean {
    const asked = this.#asked;
    return () => asked === this.#asked;
  }

  /** True when there was something to forget. */
  forget(): boolean {
    const open = this.thinking || this.hint !== null;
    this.#asked += 1;
    this.hint = null;
    this.thinking = false;
    return open;
  }
}
