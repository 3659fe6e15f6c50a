// A figure inside a picture that can be pointed at, and cannot be a button of its own because it lies on one.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Explainer } from './explainer.svelte';

/** `<g {@attach explained(terms, 'dv')}>`: the sentence of the term opens while the mouse rests on it. */
export function explained(terms: Explainer, id: string): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-term', id);
    const gone = new AbortController();
    const move = (event: Event) => terms.point(id, element, event as PointerEvent);
    on(element, 'pointermove', move, { signal: gone.signal });
    on(element, 'pointerleave', () => terms.leave(), { signal: gone.signal });
    return () => gone.abort();
  };
}
