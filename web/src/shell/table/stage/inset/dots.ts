// A board in very small: where its places are, as parts of its width and height, and which of them are lit.

export interface Dot {
  key: string;
  x: number;
  y: number;
  lit: boolean;
}

const part = (value: number, from: number, size: number) => (value - from) / size;

/** The things of the board of which the most are lit are its places; what stands on them is not drawn. */
export function dots(root: ParentNode): Dot[] {
  const board = root.querySelector('[data-pan] svg');
  const whole = board?.getBoundingClientRect();
  if (!board || !whole?.width) return [];
  const things = [...board.querySelectorAll('[data-pick]:not([data-within])')];
  const kind = commonest(things.filter(isLit).map(kindOf));
  return things
    .filter((thing) => kindOf(thing) === kind)
    .map((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return {
        key: thing.getAttribute('data-pick')!,
        x: part(left + width / 2, whole.left, whole.width),
        y: part(top + height / 2, whole.top, whole.height),
        lit: isLit(thing),
      };
    });
}

const isLit = (thing: Element) => thing.classList.contains('offered');
const kindOf = (thing: Element) => thing.getAttribute('data-pick')!.replace(/-\d+$/, '');

export function commonest(names: string[]): string {
  const count = (name: string) => names.filter((one) => one === name).length;
  return [...new Set(names)].sort((one, other) => count(other) - count(one))[0] ?? '';
}
