// Which term is being explained. Every part of a table asks the same explainer, which the page provides.
import { getContext, hasContext, setContext } from 'svelte';
import { Glossary, NO_TERMS, type Term } from './glossary';

const WAIT = 300;
const LEAVE = 200;
const KEY = Symbol('terms');

export class Explainer {
  shown = $state.raw<{ term: Term; at: Element } | null>(null);
  glossary = $derived.by(() => {
    const terms = this.terms();
    return terms.length ? new Glossary(terms) : NO_TERMS;
  });
  #timer = 0;

  constructor(
    private readonly terms: () => readonly Term[],
    readonly open: (rule: string) => void,
  ) {}

  /** The mouse was moved on a term: once it rests there, the term is explained. A term that comes to lie under it says nothing. */
  point(id: string, at: Element, event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    if (this.shown?.at === at) this.stay();
    else this.#later(WAIT, () => this.show(id, at));
  }

  show(id: string, at: Element): void {
    clearTimeout(this.#timer);
    const term = this.glossary.get(id);
    this.shown = term ? { term, at } : null;
  }

  /** Explain the next of the figures on a thing; after the last one nothing is. False when it has none. */
  turn(thing: Element): boolean {
    const figures = [...thing.querySelectorAll('[data-term]')].filter((one) => one.checkVisibility());
    const next = figures[figures.findIndex((one) => one === this.shown?.at) + 1];
    if (next) this.show(next.getAttribute('data-term')!, next);
    else this.close();
    return figures.length > 0;
  }

  /** The pointer has left the term or its note; it may be on the way from the one to the other. */
  leave(): void {
    this.#later(LEAVE, () => (this.shown = null));
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  /** False when nothing was open. */
  close(): boolean {
    const open = this.shown !== null;
    clearTimeout(this.#timer);
    this.shown = null;
    return open;
  }

  #later(wait: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(act, wait);
  }
}

/** To be called while the page of a table is set up. */
export function provideTerms(terms: () => readonly Term[], open: (rule: string) => void): Explainer {
  return setContext(KEY, new Explainer(terms, open));
}

/** The explainer of this page; one without terms elsewhere. */
export function explainer(): Explainer {
  return hasContext(KEY)
    ? getContext<Explainer>(KEY)
    : new Explainer(
        () => [],
        () => {},
      );
}
