// The seat's own words after one another, as the server sees them: asked for as soon as a question is there, dropped when it is gone.
import type { Ahead, Change, Link, Question } from '../../generated/wire';
import { plainLink } from './chains';

/** Whoever presses before it has come waits so long at most; then the question alone must do. */
const PATIENCE = 1500;

export class Lookahead {
  #links = $state.raw<Link[] | null>(null);
  #question = $state.raw<Question | null>(null);
  /** What the seat has now, as the last look-ahead told. */
  has = $state.raw<Change[]>([]);
  #asked = 0;
  /** The event of which the look-ahead is. */
  #n = -1;
  /** Presses wait for it. */
  #pending = false;
  #coming = $state.raw(false);
  #waiting: (() => void)[] = [];

  constructor(private readonly get: (seat: number, n: number) => Promise<Ahead>) {}

  /** What can be said to a question, and what after it, as far as that is known. */
  links(question: Question | null): Link[] {
    if (this.#links && this.#question === question) return this.#links;
    return (question?.offers ?? []).map(plainLink);
  }

  /** The look-ahead of this question has come. */
  knows(question: Question): boolean {
    return this.#links !== null && this.#question === question;
  }

  /** Another question, or none: answers to those before it are not heard. The same once more: asked again if the answer was lost, waited for if it is on its way. */
  async ask(question: Question | null, n: number): Promise<void> {
    if (question && question === this.#question && n === this.#n && this.#coming) return;
    const asked = (this.#asked += 1);
    this.#waiting = [];
    // A choice that did not arrive leaves everything as it was.
    const same = this.#links !== null && question !== null && n === this.#n;
    this.#pending = this.#coming = question !== null && !same;
    if (!question) return;
    this.#question = question;
    this.#n = n;
    if (same) return;
    this.#links = null;
    const late = setTimeout(() => asked === this.#asked && this.#settle(), PATIENCE);
    try {
      const ahead = await this.get(question.seat, n);
      if (asked === this.#asked && fits(ahead, question)) [this.#links, this.has] = [ahead.links, ahead.has];
    } catch {
      // The question itself is enough to play on; a lost connection is told elsewhere.
    } finally {
      clearTimeout(late);
      if (asked === this.#asked) {
        this.#coming = false;
        this.#settle();
      }
    }
  }

  /** It is on its way, however late. */
  get coming(): boolean {
    return this.#coming;
  }

  /** Nothing is waited for: it has come, or the question alone must do. */
  get settled(): boolean {
    return !this.#pending;
  }

  /** Do it when the look-ahead is there; the last thing only, if several are wanted. */
  when(act: () => void): void {
    if (this.#pending) this.#waiting = [act];
    else act();
  }

  #settle(): void {
    this.#pending = false;
    const acts = this.#waiting;
    this.#waiting = [];
    for (const act of acts) act();
  }
}

/** It must answer this very question: every offer, and nothing else. */
function fits(ahead: Ahead, question: Question): boolean {
  const words = (of: { word: number }[]) => of.map(({ word }) => word).join();
  return ahead.seat === question.seat && words(ahead.links) === words(question.offers);
}
