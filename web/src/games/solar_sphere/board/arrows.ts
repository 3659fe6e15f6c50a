// Arrow keys walk over the board from a thing to the nearest one in that direction, offered or not.
import type { Attachment } from 'svelte/attachments';

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** A step sideways counts more than one ahead, so that a walk keeps its direction. */
const SIDEWAYS = 2.2;

export const arrows: Attachment<Element> = (board) => {
  const walk = (event: Event) => {
    const way = WAYS[(event as KeyboardEvent).key];
    const from = (event.target as Element).closest('[role="button"][data-thing]');
    if (!way || !from) return;
    nearest(board, from, way)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  board.addEventListener('keydown', walk);
  return () => board.removeEventListener('keydown', walk);
};

function nearest(board: Element, from: Element, way: [number, number]): SVGElement | null {
  const here = middle(from);
  let best = { thing: null as SVGElement | null, far: Infinity };
  for (const thing of board.querySelectorAll<SVGElement>('[role="button"][data-thing]')) {
    const far = distance(here, middle(thing), way);
    if (thing !== from && far < best.far) best = { thing, far };
  }
  return best.thing;
}

function distance(here: [number, number], there: [number, number], [dx, dy]: [number, number]): number {
  const [x, y] = [there[0] - here[0], there[1] - here[1]];
  const ahead = x * dx + y * dy;
  return ahead < 2 ? Infinity : ahead + SIDEWAYS * Math.abs(x * dy - y * dx);
}

function middle(thing: Element): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
