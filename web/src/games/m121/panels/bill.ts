// Which preview the bill shows: that of the place which is meant, or of the only thing that has one.
import { NOUNS, type Preview } from '../../../generated/m121';
import type { Pick } from '../../contract';
import { previewOf } from '../board/prices';

export interface Bill {
  kind: string;
  id: number;
  preview: Preview;
}

const KINDS = ['space', 'demand', 'gap', 'card'];

export function billOf(pick: Pick): Bill | null {
  for (const kind of KINDS) {
    const ids = [pick.meant(kind), pick.pointing(kind)].filter((id) => id >= 0);
    for (const id of ids) {
      const preview = previewOf(pick, kind, id);
      if (preview) return { kind, id, preview };
    }
  }
  return null;
}

/** A line of the server with the names of its things. */
export const named = (text: string): string =>
  text.replace(
    /\{([a-z_ ]+):(\d+)\}/g,
    (thing, kind: keyof typeof NOUNS, id: string) => NOUNS[kind]?.[+id] ?? thing,
  );
