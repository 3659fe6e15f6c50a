// Which preview the bill shows: that of the place which is meant, or of the only thing that has one.
import { NOUNS, type Preview } from '../../../generated/m121';
import type { Pick } from '../../contract';

export interface Bill {
  kind: string;
  id: number;
  preview: Preview;
}

const KINDS = ['space', 'demand', 'gap', 'card'];

export function billOf(pick: Pick): Bill | null {
  for (const kind of KINDS) {
    const id = pick.meant(kind);
    const preview = id < 0 ? null : (pick.drawn(kind, id) as Preview | null);
    if (preview) return { kind, id, preview };
  }
  return null;
}

/** A line of the server with the names of its things. */
export const named = (text: string): string =>
  text.replace(
    /\{([a-z_ ]+):(\d+)\}/g,
    (thing, kind: keyof typeof NOUNS, id: string) => NOUNS[kind]?.[+id] ?? thing,
  );
