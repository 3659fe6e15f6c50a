// A die that arrives tumbles in place. Those that lie there when the board is opened do not: Svelte plays it only for newcomers.
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const TIME = 500;

export function tumble(_: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion.current ? 0 : TIME,
    easing: cubicOut,
    css: (_, left) => `transform: rotate(${-270 * left}deg) scale(${1 + left / 2})`,
  };
}
