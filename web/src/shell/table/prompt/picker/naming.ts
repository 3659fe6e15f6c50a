// Which thing a key or an element of the page stands for.
import { saying } from '../../../../games/contract';
import { keyOf, thingOf } from '../../../../kit/hand/chains';

export const isVerb = (kind: string) => kind.startsWith(saying(''));
export const keyFor = (kind: string, id: number) => (isVerb(kind) ? kind : keyOf(kind, id));

/** The thing that an element stands for. */
export function named(element: Element): { kind: string; id: number; within: string; count: number } {
  const count = Number(element.getAttribute('data-count') ?? 0);
  const name = element.getAttribute('data-pick') ?? element.getAttribute('data-piece') ?? '';
  return { ...thingOf(name), within: element.getAttribute('data-within') ?? '', count };
}
