// Arrow keys walk over the board from a thing to the nearest one in that direction, offered or not.
import type { Attachment } from 'svelte/attachments';
import { isArrow, towards } from '../../../kit/page/keys';

/** A step sideways counts more than one ahead, so that a walk keeps its direction. */
const SIDEWAYS = 2.2;
const THING = '[role="button"][data-thing]';

export const arrows: Attachment<Element> = (board) => {
  const walk = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const from = (event.target as Element).closest(THING);
    if (!isArrow(key) || !from) return;
    const things = [...board.querySelectorAll<SVGElement>(THING)];
    towards(from, things, key, SIDEWAYS)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  board.addEventListener('keydown', walk);
  return () => board.removeEventListener('keydown', walk);
};
