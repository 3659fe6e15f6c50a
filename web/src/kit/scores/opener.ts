// Who opens the breakdown of the scores: the page of a table says how, and every score on it is then a button.
import { getContext, hasContext, setContext } from 'svelte';

const KEY = Symbol('scores');

/** To be called while the page of a table is set up. */
export function provideScores(open: () => void): void {
  setContext(KEY, open);
}

/** How to open it; nothing where there is no breakdown. */
export function scoresOpener(): (() => void) | null {
  return hasContext(KEY) ? getContext<() => void>(KEY) : null;
}
