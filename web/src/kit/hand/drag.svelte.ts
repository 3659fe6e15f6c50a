// Dragging a piece to its place, with mouse, finger or pen. It works on whatever carries `data-pick`, so that pictures need not know of it,
// and on the pieces of the sheet (`data-piece`).
import { middle, still, type Carried } from '../board/move';
import type { Box } from '../page/beside';

/** What a drag needs to know and to do at a table. */
export interface Dragged {
  /** Whether this thing can be picked up and brought somewhere; nothing as long as that is not known. */
  lift(thing: Element): boolean | null;
  /** The thing under the pointer, as the drag goes over it. */
  over(thing: Element | null): void;
  /** True if something was said by it: the piece rests where it was let go until the table has answered. */
  drop(thing: Element): boolean;
  /** The drop was on nothing, or a mouse never left what it pressed. */
  back(pressed: Element | null): void;
  /** The pointer is near the edge of a map: so much further, in pixels. */
  pan(thing: Element, dx: number, dy: number): void;
}

const FAR = 6;
const EDGE = 36;
const PAN = 9;
const GLIDE = 160;

interface Point {
  x: number;
  y: number;
}

/** What can be dragged: a thing on the table, or a piece in the sheet. */
const PIECE = '[data-pick], [data-piece]';
const nameOf = (piece: Element) => piece.getAttribute('data-pick') ?? piece.getAttribute('data-piece');

const thingAt = ({ x, y }: Point): Element | null =>
  document.elementFromPoint(x, y)?.closest('[data-pick]') ?? null;

const isOn = (target: Element | null, thing: Element): boolean =>
  target !== null && (nameOf(target) === nameOf(thing) || thing.contains(target));

export class Drag {
  /** Where the piece is; nothing while none is dragged. */
  at = $state.raw<Point | null>(null);
  /** It glides back to where it came from. */
  gliding = $state.raw(false);
  /** It was let go, and waits there. */
  resting = $state.raw(false);
  /** Where it lay and where it was let go, until the next question. */
  carried: Carried | null = null;
  #from: { thing: Element; point: Point; pointer: number } | null = null;
  #home: Box = { left: 0, top: 0, width: 0, height: 0 };
  #frame = 0;
  #swallow = false;
  /** It has been elsewhere than over itself. */
  #left = false;

  constructor(private readonly table: Dragged) {}

  down = (event: PointerEvent): void => {
    this.#swallow = false;
    this.rest();
    const thing = (event.target as Element).closest?.(PIECE);
    if (!thing || event.button > 0 || !event.isPrimary || this.at) return;
    this.#from = { thing, point: { x: event.clientX, y: event.clientY }, pointer: event.pointerId };
  };

  move = (event: PointerEvent): void => {
    if (!this.#from || event.pointerId !== this.#from.pointer) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.at && !this.#begin(event, now)) return;
    event.preventDefault();
    event.stopPropagation();
    this.at = now;
    const over = thingAt(now);
    this.#left ||= !isOn(over, this.#from.thing);
    this.table.over(over);
  };

  /** A press becomes a drag when it has moved; what cannot be lifted pans the board as always. */
  #begin(event: PointerEvent, now: Point): boolean {
    const { thing, point, pointer } = this.#from!;
    if (Math.hypot(now.x - point.x, now.y - point.y) < FAR) return false;
    const lifted = this.table.lift(thing);
    if (lifted === false) this.#from = null;
    if (!lifted) return false;
    // Nobody else goes on with this press: no long press, no panning, no click.
    thing.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: pointer }));
    (event.currentTarget as Element).setPointerCapture(pointer);
    this.#home = thing.getBoundingClientRect();
    document.documentElement.classList.add('dragging');
    this.#swallow = true;
    this.#left = false;
    this.#edge();
    return true;
  }

  up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#from?.pointer) return;
    const { thing } = this.#from;
    this.#from = null;
    if (!this.at) return;
    event.stopPropagation();
    const target = thingAt(this.at);
    if (target && !isOn(target, thing)) this.#drop(target);
    else this.glideBack(this.#left || event.pointerType === 'touch' ? null : thing);
  };

  #drop(target: Element): void {
    const at = this.at!;
    this.#end();
    this.carried = { home: this.#home, at };
    if (!this.table.drop(target) || still()) return;
    this.at = at;
    this.resting = true;
  }

  /** The table has answered: what was let go lies there, or in the hand. */
  rest(): void {
    if (this.resting) this.#end();
  }

  /** The table moved on: the piece glides back, and whether it stays in the hand is for the next question to say. True if one was dragged. */
  interrupt(): boolean {
    const dragging = this.at !== null && !this.gliding && !this.resting;
    this.#from = null;
    if (dragging) this.#glide();
    return dragging;
  }

  /** The browser took the pointer away. */
  cancel = (event: PointerEvent): void => {
    if (!event.isTrusted || event.pointerId !== this.#from?.pointer) return;
    this.#from = null;
    if (this.at) this.glideBack();
  };

  /** The piece goes back to where it was, silently. */
  glideBack(pressed: Element | null = null): void {
    this.#glide();
    this.table.back(pressed);
  }

  #glide(): void {
    cancelAnimationFrame(this.#frame);
    document.documentElement.classList.remove('dragging');
    this.gliding = true;
    this.at = middle(this.#home);
    this.table.over(null);
    setTimeout(() => this.#end(), still() ? 0 : GLIDE);
  }

  #end(): void {
    cancelAnimationFrame(this.#frame);
    document.documentElement.classList.remove('dragging');
    this.at = null;
    this.gliding = this.resting = false;
  }

  /** The click that ends a drag is none. */
  click = (event: MouseEvent): void => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Near the edge of a map it pans, as long as the pointer stays there. */
  #edge = (): void => {
    this.#frame = requestAnimationFrame(this.#edge);
    const map = this.at && document.elementFromPoint(this.at.x, this.at.y)?.closest('[data-zone="board"]');
    if (!map || !this.at) return;
    const { left, right, top, bottom } = map.getBoundingClientRect();
    const towards = (before: number, after: number) => (before < EDGE ? PAN : after < EDGE ? -PAN : 0);
    const dx = towards(this.at.x - left, right - this.at.x);
    const dy = towards(this.at.y - top, bottom - this.at.y);
    if (dx || dy) this.table.pan(map, dx, dy);
  };
}
