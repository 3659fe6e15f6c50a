// Which symbol of the sprite stands for a thing or for a word, told by two tables.

/** By kind of thing: one symbol for all of them, or one by the thing's number. */
export type KindIcons = Record<string, string | ((id: number) => string)>;

/** The icon of a thing by its kind, or of a word without a thing by its text. */
export type IconOf = (kind: string, id: number) => string | null;

export function iconTable(kinds: KindIcons, verbs: Record<string, string>): IconOf {
  return (kind, id) => {
    const found = kinds[kind];
    return (typeof found === 'function' ? found(id) : found) ?? verbs[kind] ?? null;
  };
}
