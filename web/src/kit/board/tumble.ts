// A die that arrives tumbles in place, at the pace of the table. Those that lie there when the board is opened do not: Svelte plays it only for newcomers.
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { tempo } from '../look/tempo.svelte';

const TIME = 500;
/** A tumble may last a little longer than the step that threw the die. */
const OF_A_STEP = 1.2;

/** With `lying` it only lies there: for dice whose whole row is new on the page, though the die is not. */
export function tumble(_: Element, { lying = false } = {}): TransitionConfig {
  const time = lying || prefersReducedMotion.current ? 0 : Math.min(TIME, tempo.gap * OF_A_STEP);
  return {
    duration: time,
    easing: cubicOut,
    css: (_, left) => `transform: rotate(${-270 * left}deg) scale(${1 + left / 2})`,
  };
}
