// Where things lie on the screen, looked up once for each look-ahead: a table has many of them.
import { keyOf, type Lies } from './chains';

const OWN = '[data-zone="mine"]';

export class Lying {
  #of: unknown = null;
  #found = new Map<string, Lies>();

  constructor(private readonly root: () => ParentNode | null) {}

  /** `of` is whatever is new when the table may have changed. */
  lies(kind: string, id: number, of: unknown): Lies {
    if (of !== this.#of) this.#look(of);
    return this.#found.get(keyOf(kind, id)) ?? null;
  }

  /** What stands on another thing is told apart by that, and lies nowhere for itself. */
  #look(of: unknown): void {
    this.#of = of;
    this.#found.clear();
    for (const element of this.root()?.querySelectorAll('[data-pick]:not([data-within])') ?? []) {
      const key = element.getAttribute('data-pick')!;
      if (!element.closest(OWN)) this.#found.set(key, 'table');
      else if (!this.#found.has(key)) this.#found.set(key, 'mat');
    }
  }
}
