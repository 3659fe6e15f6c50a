// A thing on the table: one attachment makes any HTML or SVG element clickable, hoverable, reachable by keyboard and named.
import type { Attachment } from 'svelte/attachments';
import { on as listenTo } from 'svelte/events';
import type { Pick } from '../../games/contract';
import { t } from '../../texts';

const HOVER = 300;
const LONG_PRESS = 450;

/**
 * `<g {@attach thing(pick, 'hex', hex, 'Collector Array, value 2')}>`
 *
 * Sets `data-thing`, `data-pick` (always `kind-id`), role, label and tab stop; the classes `offered`, `chosen` and `moved`, and how it is lit as `data-light`;
 * click and Enter take it, `?` asks why not, hover and focus show its face, a long press or the right button pins it. `name` is the data-thing when it is not
 * simply `kind-id`; `within` is the thing on which it stands, where equal ones stand elsewhere: `tile-5`. `dark` is a second picture of something that is lit
 * elsewhere on the screen: it can be pressed all the same.
 */
export function thing(
  pick: Pick,
  kind: string,
  id: number,
  label: string,
  name = `${kind}-${id}`,
  within = '',
  dark = false,
): Attachment<Element> {
  return (element) => {
    const may = pick.light(kind, id, within);
    const light = dark ? '' : may;
    const offered = light !== '' && light !== 'held';
    const hint = pick.hint(kind, id);
    const told = offered && hint ? `${label}: ${hint}` : label;
    const advised = light !== '' && pick.advised(kind, id);
    mark(element, 'data-thing', name);
    mark(element, 'data-pick', `${kind}-${id}`);
    mark(element, 'role', 'button');
    mark(element, 'tabindex', light ? '0' : '-1');
    mark(element, 'data-light', light);
    if (within) mark(element, 'data-within', within);
    mark(element, 'aria-label', advised ? t.hand.spoken([told, t.hand.advised]) : told);
    mark(element, 'aria-disabled', String(!may));
    element.classList.toggle('offered', offered);
    element.classList.toggle('chosen', !dark && pick.chosen(kind, id, within));
    element.classList.toggle('moved', pick.moved(name));
    return standsFor(element, { pick, kind, id, within });
  };
}

/**
 * `<div {@attach toRead(pick, 'scoring', card, 'Anchor Points')}>`: something that is never chosen, only read. A press or Enter lets its face stay.
 * `listed` is told of in a list while it lies elsewhere, or nowhere: nobody finds it here who looks for the thing itself.
 */
export function toRead(
  pick: Pick,
  kind: string,
  id: number,
  label: string,
  listed = false,
): Attachment<Element> {
  const pin: Hand['pin'] = (...thing) => pick.pin(...thing);
  const hand: Hand = { look: (...thing) => pick.look(...thing), pin, why: pin, take: pin };
  return (element) => {
    if (!listed) {
      mark(element, 'data-thing', `${kind}-${id}`);
      mark(element, 'data-pick', `${kind}-${id}`);
    }
    mark(element, 'role', 'button');
    mark(element, 'tabindex', '0');
    mark(element, 'aria-label', label);
    return standsFor(element, { pick: hand, kind, id, within: '' });
  };
}

/** Everything is attached anew whenever the table changes; most things stay as they were. */
function mark(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** From now on, until it is taken away or attached anew. */
function standsFor(element: Element, meant: Meant): () => void {
  const press = pressOf(element);
  press.on = meant;
  return () => {
    press.on = null;
    if (!element.isConnected) clearTimeout(press.timer);
  };
}

/** What a pointer or a key on a thing does. */
type Hand = Omit<Pick, Exclude<keyof Pick, 'look' | 'take' | 'pin' | 'why'>>;

/** What an element stands for now. */
interface Meant {
  pick: Hand;
  kind: string;
  id: number;
  within: string;
}

/** What the pointer does with a thing goes on when the thing is lit otherwise in between. */
interface Press {
  /** None while it is attached anew, and when it is gone. */
  on: Meant | null;
  timer: number;
  /** Pressed so long that its face opened: the click that ends it is none. */
  held: boolean;
}

const presses = new WeakMap<Element, Press>();

function pressOf(element: Element): Press {
  const known = presses.get(element);
  if (known) return known;
  const press: Press = { on: null, timer: 0, held: false };
  presses.set(element, press);
  listen(element, press);
  return press;
}

/** Once for each element, whatever it stands for later. */
function listen(element: Element, press: Press): void {
  // Svelte's own `on`: a thing that is removed while it has the focus is blurred in the middle of an update.
  const on = (type: string, handle: (event: Event, meant: Meant) => void) =>
    listenTo(element, type, (event: Event) => press.on && handle(event, press.on));
  const later = (wait: number, act: () => void) => {
    clearTimeout(press.timer);
    press.timer = window.setTimeout(act, wait);
  };
  const look = ({ pick, kind, id }: Meant) => pick.look(kind, id, element);
  const hide = ({ pick, kind, id }: Meant) => {
    clearTimeout(press.timer);
    pick.look(kind, id, null);
  };
  on('click', (event, { pick, kind, id, within }) => {
    event.stopPropagation();
    const touched = (event as PointerEvent).pointerType === 'touch';
    if (!press.held) pick.take(kind, id, element, touched ? 'tap' : 'press', within);
    press.held = false;
  });
  on('keydown', (event, meant) => onKey(event as KeyboardEvent, meant, element));
  on('pointerenter', (event, meant) => {
    if ((event as PointerEvent).pointerType === 'mouse') later(HOVER, () => look(meant));
  });
  on('pointerleave', (_, meant) => hide(meant));
  on('focus', (_, meant) => element.matches(':focus-visible') && later(0, () => look(meant)));
  // A thing that is taken away while it has the focus says so in the middle of drawing, when nothing may change.
  on('blur', (_, meant) => queueMicrotask(() => hide(meant)));
  on('pointerdown', (event, { pick, kind, id }) => {
    press.held = false;
    if ((event as PointerEvent).pointerType === 'mouse') return;
    later(LONG_PRESS, () => {
      press.held = true;
      pick.pin(kind, id, element);
    });
  });
  on('contextmenu', (event, { pick, kind, id }) => {
    event.preventDefault();
    if (!press.held) pick.pin(kind, id, element);
  });
  // A mouse that has clicked still rests on the thing: its face opens as if it had not.
  on('pointerup', (event) => {
    if ((event as PointerEvent).pointerType !== 'mouse' && !press.held) clearTimeout(press.timer);
  });
  on('pointercancel', (_, meant) => hide(meant));
}

function onKey(event: KeyboardEvent, { pick, kind, id, within }: Meant, element: Element): void {
  if (event.key === 'Enter' || event.key === ' ') pick.take(kind, id, element, 'key', within);
  else if (event.key === '?') pick.why(kind, id, element);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
