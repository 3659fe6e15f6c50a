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
    element.setAttribute('data-thing', name);
    element.setAttribute('data-pick', `${kind}-${id}`);
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', light ? '0' : '-1');
    element.setAttribute('data-light', light);
    if (within) element.setAttribute('data-within', within);
    element.setAttribute('aria-label', advised ? t.hand.spoken([told, t.hand.advised]) : told);
    element.setAttribute('aria-disabled', String(!may));
    element.classList.toggle('offered', offered);
    element.classList.toggle('chosen', !dark && pick.chosen(kind, id, within));
    element.classList.toggle('moved', pick.moved(name));
    return listen(element, pick, kind, id, within);
  };
}

/** `<div {@attach toRead(pick, 'scoring', card, 'Anchor Points')}>`: something that is never chosen, only read. A press or Enter lets its face stay. */
export function toRead(pick: Pick, kind: string, id: number, label: string): Attachment<Element> {
  const pin: Hand['pin'] = (...thing) => pick.pin(...thing);
  const hand: Hand = { look: (...thing) => pick.look(...thing), pin, why: pin, take: pin };
  return (element) => {
    element.setAttribute('data-thing', `${kind}-${id}`);
    element.setAttribute('data-pick', `${kind}-${id}`);
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '0');
    element.setAttribute('aria-label', label);
    return listen(element, hand, kind, id, '');
  };
}

/** What a pointer or a key on a thing does. */
type Hand = Omit<Pick, Exclude<keyof Pick, 'look' | 'take' | 'pin' | 'why'>>;

/** What the pointer does with a thing goes on when the thing is lit otherwise in between. */
interface Press {
  timer: number;
  /** Pressed so long that its face opened: the click that ends it is none. */
  held: boolean;
}

const presses = new WeakMap<Element, Press>();

function pressOf(element: Element): Press {
  const press = presses.get(element) ?? { timer: 0, held: false };
  presses.set(element, press);
  return press;
}

function listen(element: Element, pick: Hand, kind: string, id: number, within: string): () => void {
  const gone = new AbortController();
  const press = pressOf(element);
  // Svelte's own `on`: a thing that is removed while it has the focus is blurred in the middle of an update.
  const on = (type: string, handle: (event: Event) => void) =>
    listenTo(element, type, handle, { signal: gone.signal });
  const later = (wait: number, act: () => void) => {
    clearTimeout(press.timer);
    press.timer = window.setTimeout(act, wait);
  };
  const hide = () => {
    clearTimeout(press.timer);
    pick.look(kind, id, null);
  };
  on('click', (event) => {
    event.stopPropagation();
    const touched = (event as PointerEvent).pointerType === 'touch';
    if (!press.held) pick.take(kind, id, element, touched ? 'tap' : 'press', within);
    press.held = false;
  });
  on('keydown', (event) => onKey(event as KeyboardEvent, pick, kind, id, element, within));
  on('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') later(HOVER, () => pick.look(kind, id, element));
  });
  on('pointerleave', hide);
  on('focus', () => element.matches(':focus-visible') && later(0, () => pick.look(kind, id, element)));
  // A thing that is taken away while it has the focus says so in the middle of drawing, when nothing may change.
  on('blur', () => queueMicrotask(hide));
  on('pointerdown', (event) => {
    press.held = false;
    if ((event as PointerEvent).pointerType === 'mouse') return;
    later(LONG_PRESS, () => {
      press.held = true;
      pick.pin(kind, id, element);
    });
  });
  on('contextmenu', (event) => {
    event.preventDefault();
    if (!press.held) pick.pin(kind, id, element);
  });
  on('pointerup', () => press.held || clearTimeout(press.timer));
  on('pointercancel', hide);
  return () => {
    gone.abort();
    if (!element.isConnected) clearTimeout(press.timer);
  };
}

function onKey(
  event: KeyboardEvent,
  pick: Hand,
  kind: string,
  id: number,
  element: Element,
  within: string,
): void {
  if (event.key === 'Enter' || event.key === ' ') pick.take(kind, id, element, 'key', within);
  else if (event.key === '?') pick.why(kind, id, element);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
