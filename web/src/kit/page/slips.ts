// A press that was meant for what stood there before: a double click goes on, and another question has come under it.

/** Sooner than this a second press is a slip. */
export const SLIP = 250;

/** So near to the last press, in pixels, the pointer has not been moved. */
const SAME_SPOT = 16;

interface Press {
  x: number;
  y: number;
  at: number;
}

export class Slips {
  #asked = -Infinity;
  #last: Press | null = null;
  #before: Press | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Another question is asked. */
  asks(): void {
    this.#asked = this.now();
  }

  press({ x, y }: { x: number; y: number }): void {
    this.#before = this.#last;
    this.#last = { x, y, at: this.now() };
  }

  /** A key has no spot: nothing that was pressed before goes on with it. */
  key(): void {
    this.#last = this.#before = null;
  }

  /** The question has only just come. */
  get early(): boolean {
    return this.now() - this.#asked < SLIP;
  }

  /** The last press was no decision: on the same spot as the one before, and too soon after it or after the question. */
  get slipped(): boolean {
    const [last, before] = [this.#last, this.#before];
    if (!last || !before || Math.hypot(last.x - before.x, last.y - before.y) > SAME_SPOT) return false;
    return this.early || last.at - before.at < SLIP;
  }
}
