// A figure inside a picture that can be pointed at, and cannot be a button of its own because it lies on one.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Explainer } from './explainer.svelte';

/**
 * `<g {@attach explained(terms, 'dv')}>`: the sentence of the term opens while the mouse rests on it, and by a tap where the thing under it has nothing to
 * do with one. Whoever has keys presses E on the thing: its figures are explained in turn.
 */
export function explained(terms: Explainer, id: string): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-term', id);
    const gone = new AbortController();
    const { signal } = gone;
    const move = (event: Event) => terms.point(id, element, event as PointerEvent);
    on(element, 'pointermove', move, { signal });
    on(element, 'pointerleave', () => terms.leave(), { signal });
    on(element, 'click', (event) => tap(terms, id, element, event as PointerEvent), { signal });
    return () => gone.abort();
  };
}

function tap(terms: Explainer, id: string, element: Element, event: PointerEvent): void {
  const thing = element.closest('[data-pick]');
  if (event.pointerType !== 'touch' || thing?.getAttribute('aria-disabled') === 'false') return;
  event.stopPropagation();
  terms.show(id, element);
}
