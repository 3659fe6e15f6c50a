// The light marks within a sentence: bold, code, links; and rules and sections that it mentions, which become links too.

export interface Token {
  kind: 'text' | 'bold' | 'code' | 'link';
  text: string;
  /** Where a link leads: a place in the book, or an address. */
  to?: string;
}

const MARKS = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[(.+)\]\((.+)\)$/;
const SAFE = /^(https?:|\/|#)/;
// Ids with a hyphen only: short ones such as I1 fill whole tables, and nobody needs a link for each.
const MENTION = /\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?\b|[Ss]ection \d+(?:\.\d+)*)/;

/** A text without its marks, to be searched. */
export const plain = (text: string): string =>
  text.replace(/\*\*|`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

export function tokens(text: string, anchors: Map<string, string>): Token[] {
  return text.split(MARKS).flatMap((part, i) => (i % 2 ? [marked(part)] : mentions(part, anchors)));
}

function marked(part: string): Token {
  if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
  if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
  const [, text, to] = LINK.exec(part)!;
  return SAFE.test(to) ? { kind: 'link', text, to } : { kind: 'text', text };
}

function mentions(text: string, anchors: Map<string, string>): Token[] {
  const parts = text.split(MENTION).map((part, i): Token => {
    const to = i % 2 ? anchors.get(part.toLowerCase().replace(' ', '-')) : undefined;
    return to ? { kind: 'link', text: part, to: `#${to}` } : { kind: 'text', text: part };
  });
  return parts.filter((part) => part.text);
}
