// Jobs one after another, never out of order. A paced job waits until the one before has been seen; hurrying skips the wait.

interface Job {
  run: () => void;
  paced: boolean;
}

export class Pace {
  #jobs: Job[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = -Infinity;

  /** `gap` is the time in milliseconds between two paced jobs; `changed` hears whether jobs are waiting. */
  constructor(
    private readonly gap: () => number,
    private readonly changed: (busy: boolean) => void = () => {},
  ) {}

  add(run: () => void, paced: boolean): void {
    this.#jobs.push({ run, paced });
    this.#go();
  }

  /** Do everything that waits, now. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#jobs.length) this.#jobs.shift()!.run();
    this.changed(false);
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#jobs = [];
    this.changed(false);
  }

  /** The next job need not wait: its reader has just acted. */
  ready(): void {
    this.#last = -Infinity;
  }

  #go(): void {
    if (this.#timer !== undefined) return;
    while (this.#jobs.length) {
      const wait = this.#jobs[0].paced ? this.#last + this.gap() - performance.now() : 0;
      if (wait > 0) return this.#later(wait);
      this.#next();
    }
    this.changed(false);
  }

  #next(): void {
    const job = this.#jobs.shift()!;
    if (job.paced) this.#last = performance.now();
    job.run();
  }

  #later(wait: number): void {
    this.changed(true);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#go();
    }, wait);
  }
}
