// What differs between two views, as names of things.

/** What things show, by their `data-thing`, as a number or a text, so that two moments can be compared. */
export type Marks = Record<string, string | number>;

/** The things that are new or show something else. */
export function differing(before: Marks, after: Marks): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

/** The things that were not there before. */
export function fresh(before: string[], after: string[]): string[] {
  const known = new Set(before);
  return after.filter((name) => !known.has(name));
}
