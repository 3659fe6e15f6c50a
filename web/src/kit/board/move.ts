// Movement: whatever lies on the table before and after a change glides from its old place to its new one,
// new cards are turned over, points fly as a star. With reduced motion everything just appears.
import type { Box } from '../page/beside';

/** A box on the screen, and the part of the table in which it lies. */
export interface Place extends Box {
  part: Element | null;
  /** Where that part lies. */
  within: Box;
}

export type Places = Map<string, Place>;

/** What a player has just placed. */
export const DROP = 180;
export const GLIDE = 320;
const FLIP = 260;
const FLIGHT = 400;
const STAGGER = 60;
const AT_ONCE = 4;
const MOST = 16;
/** Less than this part of its own size is not a move but a layout that breathes. */
const LEAST = 0.8;
/** A part of the table that grows or shrinks by more than this is laid out anew. */
const BREATH = 24;
const EASE = 'cubic-bezier(.3,.7,.2,1)';
const STAR = 26;

export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Every thing that can be seen, by name; the first of each name. */
function things(root: Element): Map<string, { element: Element; box: Place }> {
  const found = new Map<string, { element: Element; box: Place }>();
  for (const element of root.querySelectorAll('[data-thing]')) {
    const name = element.getAttribute('data-thing')!;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || found.has(name)) continue;
    const part = element.closest('[data-zone]');
    const within = (part ?? root).getBoundingClientRect();
    found.set(name, { element, box: { left, top, width, height, part, within } });
  }
  return found;
}

/** Where every thing is now; nothing for people who want no movement. */
export function places(root: Element): Places {
  return still() ? new Map() : new Map([...things(root)].map(([name, { box }]) => [name, box]));
}

/** How things move. */
export interface Manner {
  /** What is taken back goes at double speed. */
  back?: boolean;
  /** How long a thing glides, there. */
  time?: number;
  /** How long it waits before that. */
  wait?: number;
  /** What was dragged comes from where it was let go. */
  carried?: Carried | null;
}

/** A piece that was dragged: the box in which it lay, and where it is now. */
export interface Carried {
  home: Box;
  at: { x: number; y: number };
}

/** Let everything glide that has left its place, and turn over the cards that are new. Says what moved. */
export function move(root: Element, before: Places, manner: Manner = {}): string[] {
  const { back = false, time = GLIDE, wait = 0, carried = null } = manner;
  if (before.size === 0) return [];
  const now = [...things(root)];
  const moved = now.filter(
    ([name, { box }]) => before.has(name) && hasLeft(along(before.get(name)!, box), box),
  );
  const parts = new Set([...before.values()].map((place) => place.part));
  // The cards of a panel that has just opened lay there before.
  const cards = now.filter(
    ([name, { element, box }]) => !before.has(name) && parts.has(box.part) && element.matches('.card'),
  );
  cards.slice(0, MOST).forEach(([, { element }], order) => flip(element, delay(order, FLIP, back), back));
  if (moved.length > MOST) return [];
  moved.forEach(([name, { element, box }], order) =>
    glide(
      element,
      letGo(before.get(name)!, box, carried),
      box,
      hurried(time, back),
      wait + delay(order, time, back),
    ),
  );
  return moved.map(([name]) => name);
}

/** At most four at once, each a little after the one before. */
export function delay(order: number, time = GLIDE, back = false): number {
  return hurried(Math.floor(order / AT_ONCE) * time + (order % AT_ONCE) * STAGGER, back);
}

const hurried = (time: number, back: boolean) => (back ? time / 2 : time);

export function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Where it would be if it had only gone along with its part of the table: a panel that opens pushes and squeezes its neighbours, and nothing has moved. */
export function along(before: Place, after: Place): Box {
  if (before.part !== after.part) return before;
  const [was, is] = [before.within, after.within];
  if (Math.hypot(is.width - was.width, is.height - was.height) > BREATH) return after;
  return { ...before, left: before.left + is.left - was.left, top: before.top + is.top - was.top };
}

export function hasLeft(before: Box, after: Box): boolean {
  const [from, to] = [middle(before), middle(after)];
  return Math.hypot(from.x - to.x, from.y - to.y) > LEAST * Math.max(after.width, after.height);
}

/** Where a thing comes from. What only moves up where the dragged piece lay was not dragged. */
export function letGo(before: Box, after: Box, carried: Carried | null): Box {
  const { x, y } = middle(before);
  if (!carried || !holds(carried.home, middle(before)) || holds(carried.home, middle(after))) return before;
  return { ...before, left: before.left + carried.at.x - x, top: before.top + carried.at.y - y };
}

const holds = ({ left, top, width, height }: Box, { x, y }: { x: number; y: number }) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

function glide(element: Element, before: Box, after: Box, duration: number, wait: number): void {
  const [from, to] = [middle(before), middle(after)];
  const { x, y } = inOwnUnits(element, from.x - to.x, from.y - to.y);
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0px, 0px)' }];
  element.animate(frames, { duration, delay: wait, easing: EASE, fill: 'backwards', composite: 'add' });
}

function flip(card: Element, wait: number, back: boolean): void {
  const frames = [
    { transform: 'perspective(700px) rotateY(90deg)' },
    { transform: 'perspective(700px) rotateY(0deg)' },
  ];
  card.animate(frames, { duration: hurried(FLIP, back), delay: wait, easing: 'ease-out', fill: 'backwards' });
}

/** A star from one place to another, above everything. */
export function fly(from: Box, to: Box): void {
  const star = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const symbol = star.appendChild(document.createElementNS(star.namespaceURI!, 'use'));
  symbol.setAttribute('href', '#points');
  star.setAttribute('aria-hidden', 'true');
  star.setAttribute('viewBox', '0 0 24 24');
  Object.assign(star.style, {
    position: 'fixed',
    zIndex: '47',
    left: '0',
    top: '0',
    width: `${STAR}px`,
    height: `${STAR}px`,
    pointerEvents: 'none',
    color: 'var(--brass-hi)',
  });
  document.body.append(star);
  const frames = [from, to].map((box) => ({
    transform: `translate(${middle(box).x - STAR / 2}px, ${middle(box).y - STAR / 2}px)`,
  }));
  star.animate(frames, { duration: FLIGHT, easing: 'ease-in-out' }).onfinish = () => star.remove();
}

/** A distance on the screen, in the units in which the element itself is drawn. */
function inOwnUnits(element: Element, dx: number, dy: number): { x: number; y: number } {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (!matrix) return { x: dx, y: dy };
  const turned = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]).inverse();
  const point = turned.transformPoint(new DOMPoint(dx, dy));
  return { x: point.x, y: point.y };
}
