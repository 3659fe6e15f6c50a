// The glossary of a game: finds the terms of the rules in whatever is said, by the forms that the reader's language has for them.
import { MARKS } from '../../texts/said';

export interface Term {
  id: string;
  /** What it is called, and after commas every other form in which sentences have it. */
  forms: string;
  /** What it is, in a sentence. */
  says: string;
  rule: string;
}

/** A term as it stands in a text. */
export interface Found {
  term: Term;
  text: string;
  /** The full stop or comma behind it, which must not begin a line. */
  tail: string;
}

/** Letters that are written without spaces between words: there a form may stand anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const TAIL = /^[.,;:!?)]*/;
const bare = (text: string) => text.replace(MARKS, '');

export class Glossary {
  readonly #terms = new Map<string, Term>();
  /** Every form, and the same as it begins a sentence. */
  readonly #forms = new Map<string, Term>();
  readonly #pattern: RegExp | null;

  constructor(readonly terms: readonly Term[]) {
    for (const term of terms) {
      this.#terms.set(term.id, term);
      for (const form of formsOf(term)) {
        this.#forms.set(form, term);
        const begun = form.slice(0, 1).toLocaleUpperCase() + form.slice(1);
        if (!this.#forms.has(begun)) this.#forms.set(begun, term);
      }
    }
    this.#pattern = patternOf([...this.#forms.keys()]);
  }

  get(id: string): Term | undefined {
    return this.#terms.get(id);
  }

  /** Its first form, with whatever stands around all of them. */
  name(term: Term): string {
    return term.forms.replace(bare(term.forms), formsOf(term)[0]);
  }

  /** The text with its terms apart, each where it stands first; `told` are those that need no mark any more. */
  split(text: string, told: Set<string> = new Set()): (string | Found)[] {
    const found: (string | Found)[] = [];
    let end = 0;
    for (const match of this.#pattern ? text.matchAll(this.#pattern) : []) {
      const term = this.#forms.get(match[0])!;
      if (told.has(term.id)) continue;
      told.add(term.id);
      if (match.index > end) found.push(text.slice(end, match.index));
      end = match.index + match[0].length;
      const [tail] = TAIL.exec(text.slice(end))!;
      found.push({ term, text: match[0], tail });
      end += tail.length;
    }
    if (end < text.length) found.push(text.slice(end));
    return found;
  }
}

export const NO_TERMS = new Glossary([]);

function formsOf(term: Term): string[] {
  return bare(term.forms)
    .split(',')
    .map((form) => form.trim())
    .filter(Boolean);
}

/** Any of these forms, the longest first: a tech token is no tech. Where words are written apart, a form is a whole word. */
function patternOf(forms: string[]): RegExp | null {
  const sorted = [...forms].sort((a, b) => b.length - a.length);
  const literal = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const unspaced = sorted.filter((form) => UNSPACED.test(form)).map(literal);
  const words = sorted.filter((form) => !UNSPACED.test(form)).map(literal);
  const parts = [
    ...unspaced,
    ...(words.length ? [`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`] : []),
  ];
  return parts.length ? new RegExp(parts.join('|'), 'gu') : null;
}
