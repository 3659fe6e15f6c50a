// A whole game as views: any step can be shown at once, because every sixteenth view is kept.
import type { Line, Replay } from '../generated/wire';
import { linesOf } from './lines';
import { patched } from './patch';

const APART = 16;

export class Film {
  readonly log: Line[];
  readonly length: number;
  #kept: unknown[] = [];

  constructor(private readonly replay: Replay) {
    this.length = replay.steps.length;
    this.log = replay.steps.flatMap(linesOf);
    let view = replay.view;
    replay.steps.forEach((step, index) => {
      if (index % APART === 0) this.#kept.push(view);
      view = patched(view, step.patch);
    });
    if (this.length % APART === 0) this.#kept.push(view);
  }

  /** The step at which the table is laid out and the first seat is asked. */
  get laid(): number {
    return this.replay.laid;
  }

  get over(): boolean {
    return this.replay.over;
  }

  /** The view after so many steps. */
  view(step: number): unknown {
    const from = Math.floor(step / APART);
    const steps = this.replay.steps.slice(from * APART, step);
    return steps.reduce((view, next) => patched(view, next.patch), this.#kept[from]);
  }

  /** The next step that says something, in this direction; the end if there is none. */
  telling(step: number, direction: 1 | -1): number {
    for (let at = step + direction; at > 0 && at < this.length; at += direction)
      if (this.replay.steps[at - 1].lines.length) return at;
    return direction > 0 ? this.length : 0;
  }
}
