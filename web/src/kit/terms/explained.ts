// A figure inside a picture that can be pointed at, and cannot be a button of its own because it lies on one.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Explainer } from './explainer.svelte';

/**
 * `<g {@attach explained(terms, 'dv')}>`: the sentence of the term opens while the mouse rests on it, and by a tap on a card where the thing under it has
 * nothing to do with one. On a map a tap asks why not, and a long one opens the face with the same terms. Whoever has keys presses E on the thing: its figures
 * are explained in turn.
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
  const offered = thing?.getAttribute('aria-disabled') === 'false';
  if (event.pointerType !== 'touch' || offered || element instanceof SVGElement) return;
  event.stopPropagation();
  terms.show(id, element);
}
