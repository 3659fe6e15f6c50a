// A thing on the table: one attachment makes any HTML or SVG element clickable, hoverable, reachable by keyboard and named.
import type { Attachment } from 'svelte/attachments';
import { on as listenTo } from 'svelte/events';
import type { Pick } from '../../games/contract';

const HOVER = 300;
const LONG_PRESS = 450;

/**
 * `<g {@attach thing(pick, 'hex', hex, 'Collector Array, value 2')}>`
 *
 * Sets `data-thing`, `data-pick` (always `kind-id`), role, label and tab stop; the classes `offered`, `chosen` and `moved`; click and Enter take it, `?` and a
 * long press ask why not, hover and focus show its face. `name` is the data-thing when it is not simply `kind-id`.
 */
export function thing(
  pick: Pick,
  kind: string,
  id: number,
  label: string,
  name = `${kind}-${id}`,
): Attachment<Element> {
  return (element) => {
    const offered = pick.can(kind, id);
    const hint = pick.hint(kind, id);
    element.setAttribute('data-thing', name);
    element.setAttribute('data-pick', `${kind}-${id}`);
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', offered ? '0' : '-1');
    element.setAttribute('aria-label', offered && hint ? `${label}: ${hint}` : label);
    element.setAttribute('aria-disabled', String(!offered));
    element.classList.toggle('offered', offered);
    element.classList.toggle('chosen', pick.chosen(kind, id));
    element.classList.toggle('moved', pick.moved(name));
    return listen(element, pick, kind, id);
  };
}

function listen(element: Element, pick: Pick, kind: string, id: number): () => void {
  const gone = new AbortController();
  let timer = 0;
  let held = false;
  // Svelte's own `on`: a thing that is removed while it has the focus is blurred in the middle of an update.
  const on = (type: string, handle: (event: Event) => void) =>
    listenTo(element, type, handle, { signal: gone.signal });
  const later = (wait: number, act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, wait);
  };
  const hide = () => {
    clearTimeout(timer);
    pick.look(kind, id, null);
  };
  on('click', (event) => {
    event.stopPropagation();
    if (!held) pick.take(kind, id, element);
    held = false;
  });
  on('keydown', (event) => onKey(event as KeyboardEvent, pick, kind, id, element));
  on('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') later(HOVER, () => pick.look(kind, id, element));
  });
  on('pointerleave', hide);
  on('focus', () => element.matches(':focus-visible') && later(HOVER, () => pick.look(kind, id, element)));
  // A thing that is taken away while it has the focus says so in the middle of drawing, when nothing may change.
  on('blur', () => queueMicrotask(hide));
  on('pointerdown', (event) => {
    held = false;
    if ((event as PointerEvent).pointerType === 'mouse') return;
    later(LONG_PRESS, () => {
      held = true;
      pick.look(kind, id, element);
      if (!pick.can(kind, id)) pick.why(kind, id, element);
    });
  });
  on('pointerup', () => held || clearTimeout(timer));
  on('pointercancel', hide);
  return () => {
    gone.abort();
    clearTimeout(timer);
  };
}

function onKey(event: KeyboardEvent, pick: Pick, kind: string, id: number, element: Element): void {
  if (event.key === 'Enter' || event.key === ' ') pick.take(kind, id, element);
  else if (event.key === '?') pick.why(kind, id, element);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
