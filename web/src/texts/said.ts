// What people are told: a template with named facts, in the language of this page.
//
// In a template `{price}` stands for a fact; with a capital, `{Price}`, it begins a sentence. English is the template
// itself; another language has others in its catalogue. A page speaks one language as long as it is open, so a text
// may be said once, where it is written.
import { formOf, NOTHING, type Catalogue } from './catalogue';
import { language, SOURCE } from './language';

export type Fact = string | number;
type Facts = Record<string, Fact>;

/** `'{count} of {total}'` names `count` and `total`; `{Name}` is `name`. */
type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Uncapitalize<Name> | Names<Rest>
  : never;
/** The facts that a template needs: nothing, or an object with all of them. */
type Needs<Name extends string> = [Name] extends [never] ? [] : [facts: Record<Name, Fact>];

/** The first letter, which may stand behind a sign. */
const FIRST = /(?<=^⟦*)[^⟦]/u;
const PLACE = /\{([A-Za-z]+)\}/g;

/** The signs around whatever is said in the made-up language. */
export const MARKS = /[⟦⟧]/g;

/** How templates read in a language. */
export class Speech {
  constructor(
    readonly code: string,
    private readonly catalogue: Catalogue = NOTHING,
    private readonly marked = false,
  ) {}

  one(template: string, facts: Facts = {}): string {
    const own = this.catalogue.texts[template];
    return this.told(Array.isArray(own) ? own.at(-1) : own, template, facts);
  }

  many(n: number, one: string, more: string, facts: Facts = {}): string {
    const own = this.catalogue.texts[one];
    const form = Array.isArray(own) ? own[formOf(this.catalogue, n)] : undefined;
    return this.told(form, n === 1 ? one : more, { n, ...facts });
  }

  /** The translation with its facts; the English one where there is none or where it names what nobody said. */
  private told(own: string | undefined, english: string, facts: Facts): string {
    const template = own && typeof own === 'string' && complete(own, facts) ? own : english;
    return this.filled(this.marked ? between(template) : template, facts);
  }

  private filled(template: string, facts: Facts): string {
    return template.replace(PLACE, (place, name: string) => {
      const key = keyOf(name, facts);
      if (!(key in facts)) return place;
      return key === name ? String(facts[key]) : this.capital(String(facts[key]));
    });
  }

  capital(text: string): string {
    return text.replace(FIRST, (first) => first.toLocaleUpperCase(this.code));
  }

  /** `1.8`, with so many places behind the point. */
  figure(value: number, places: number): string {
    const form = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false };
    return (value || 0).toLocaleString(this.code, form);
  }
}

/** What holds nothing but facts is the same in every language. */
const between = (template: string) => (template.replace(PLACE, '').trim() ? `⟦${template}⟧` : template);
const complete = (template: string, facts: Facts) =>
  [...template.matchAll(PLACE)].every(([, name]) => keyOf(name, facts) in facts);
const keyOf = (name: string, facts: Facts) =>
  name in facts ? name : name.charAt(0).toLowerCase() + name.slice(1);

// In the language of this page

const speech = new Speech(language.code, language.catalogue, language.marked);

/** `say('Welcome, {name}.', { name })` */
export const say = <Template extends string>(
  template: Template,
  ...[facts]: Needs<Names<Template>>
): string => speech.one(template, facts);

/** `many(3, '{n} ship', '{n} ships')`: the number decides about the form. */
export const many = <One extends string, More extends string>(
  n: number,
  one: One,
  more: More,
  ...[facts]: Needs<Exclude<Names<One> | Names<More>, 'n'>>
): string => speech.many(n, one, more, facts);

/** A name where a sentence or a line begins. */
export const capital = (text: string) => speech.capital(text);

/** A name within a sentence. English writes it small; how another language writes it is decided there. */
export const small = (text: string) => (language.code === SOURCE ? text.toLowerCase() : text);

/** `1.8`, with so many places behind the point. */
export const figure = (value: number, places: number) => speech.figure(value, places);

// Lists

/** `a, b, c` */
export const listed = (words: string[]): string =>
  words.slice(1).reduce((before, next) => say('{before}, {next}', { before, next }), words[0] ?? '');

/** `a; b; c` */
export const clauses = (parts: string[]): string =>
  parts.slice(1).reduce((before, next) => say('{before}; {next}', { before, next }), parts[0] ?? '');

/** `a. b. c` */
export const sentences = (parts: string[]): string =>
  parts.slice(1).reduce((before, next) => say('{before}. {next}', { before, next }), parts[0] ?? '');

/** `a`, `a and b`, `a, b and c` */
export const list = (words: string[]): string =>
  words.length < 2
    ? listed(words)
    : say('{before} and {last}', { before: listed(words.slice(0, -1)), last: words[words.length - 1] });

/** `a`, `a or b`, `a, b or c` */
export const either = (words: string[]): string =>
  words.length < 2
    ? listed(words)
    : say('{before} or {last}', { before: listed(words.slice(0, -1)), last: words[words.length - 1] });
