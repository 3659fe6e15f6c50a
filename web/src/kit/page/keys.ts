// Single keys that do something anywhere on a page, except while somebody types.

export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** The handler for `<svelte:window onkeydown>`. Letters are given in lower case. */
export function keys(bindings: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target))
      return;
    const act = bindings[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    act(event);
  };
}

function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return !!element?.closest?.('input:not([type=range]), textarea, select, [contenteditable], dialog');
}

/** Focus the next or previous of these elements, in the order of the page; around the end. */
export function focusAmong(elements: HTMLElement[], direction: 1 | -1): void {
  if (!elements.length) return;
  const now = elements.indexOf(document.activeElement as HTMLElement);
  const next =
    now < 0
      ? direction > 0
        ? 0
        : elements.length - 1
      : (now + direction + elements.length) % elements.length;
  elements[next].focus();
}

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** The nearest element in the direction of an arrow key: distance counts, and straying sideways counts double or more. */
export function towards<One extends Element>(
  from: Element,
  others: One[],
  arrow: Arrow,
  sideways = 2,
): One | null {
  const here = middle(from);
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  let best: One | null = null;
  let least = Infinity;
  for (const other of others) {
    const there = middle(other);
    const [ahead, aside] = across
      ? [there.x - here.x, there.y - here.y]
      : [there.y - here.y, there.x - here.x];
    const far = ahead * sign + sideways * Math.abs(aside);
    if ((other as Element) !== from && ahead * sign > 2 && far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
