// What a large face says of the figures after what is in the hand has gone there; whoever shows the face knows it, its frame prints it.
import { getContext, setContext } from 'svelte';
import type { After } from '../hand/after';

export interface Afterwards {
  lines: After[];
  icon: (kind: string, id: number) => string | null;
}

const KEY = Symbol('afterwards');

export const provideAfterwards = (after: () => Afterwards) => setContext(KEY, after);
export const afterwards = (): (() => Afterwards | null) => getContext(KEY) ?? (() => null);
