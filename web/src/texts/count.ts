// Counted and listed words, for the sentences of every game.

/** `1 ship`, `3 ships` */
export const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

/** `a, b and c` */
export const list = (words: string[]) =>
  [words.slice(0, -1).join(', '), words[words.length - 1]].filter(Boolean).join(' and ');

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
