// A view as lines of text: each field with its value, what lies in it further in.
export interface PlainLine {
  depth: number;
  name: string;
  value: string;
}

const MOST = 60;

/** `hand_sizes` -> `hand sizes` */
const titled = (name: string) => name.replaceAll('_', ' ');

const simple = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Short enough to stand on one line: a number, a word, or a list of them, lists in brackets. */
function short(value: unknown): string | null {
  if (simple(value)) return String(value ?? '–');
  if (!Array.isArray(value)) return null;
  const parts = value.map((part) => (Array.isArray(part) ? `(${short(part) ?? '…'})` : short(part)));
  const text = parts.join(', ') || '–';
  return parts.includes(null) || text.length > MOST ? null : text;
}

/** The fields of a record, or the parts of a list by their numbers, and what lies in them. */
export function plainLines(view: unknown, depth = 0): PlainLine[] {
  if (simple(view)) return [];
  return Object.entries(view as object).flatMap(([key, value]) => {
    const [name, text] = [titled(key), short(value)];
    if (text !== null) return [{ depth, name, value: text }];
    return [{ depth, name, value: '' }, ...plainLines(value, depth + 1)];
  });
}
