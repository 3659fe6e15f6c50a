// Which language this page speaks: the person's choice, else the browser's wish, else English. It is settled before
// the first text is read and stays until the page is loaded again. English needs no catalogue and asks for nothing.
import { NOTHING, type Catalogue } from './catalogue';

/** The language in which the texts are written. */
export const SOURCE = 'en';
/** A language that nobody speaks: every text stands between signs, so that one can see what was never said. */
export const MADE_UP = 'qps-ploc';

export interface Language {
  code: string;
  catalogue: Catalogue;
  /** Between signs, for a language that nobody speaks. */
  marked: boolean;
}

/** A language that the server has, called as its speakers call it. */
export interface Offered {
  code: string;
  name: string;
}

const KEY = 'perihelion.language';
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];
const ENGLISH: Language = { code: SOURCE, catalogue: NOTHING, marked: false };

const base = (code: string) => code.split('-')[0].toLowerCase();

/** What the person chose, as this browser knows it; empty for the browser's wish. */
export const chosen = (): string => globalThis.localStorage?.getItem(KEY) ?? '';

/** Remember what the person chose. Whether this page speaks another language and has to be loaded again. */
export function remember(code: string): boolean {
  if (code === chosen()) return false;
  if (code) localStorage.setItem(KEY, code);
  else localStorage.removeItem(KEY);
  return true;
}

/** All languages that the server has. */
export const offered = (): Promise<Offered[]> => fetched<Offered[]>('/api/languages', []);

/** The first of the wishes that is offered: `de-AT` is content with `de`. */
export function bestOf(wishes: readonly string[], offers: Offered[]): string {
  for (const wish of wishes) {
    if (base(wish) === SOURCE) return SOURCE;
    const exact = offers.find(({ code }) => code.toLowerCase() === wish.toLowerCase());
    const found = exact ?? offers.find(({ code }) => base(code) === base(wish));
    if (found) return found.code;
  }
  return SOURCE;
}

async function wished(): Promise<string> {
  const wishes = globalThis.navigator?.languages ?? [];
  if (!wishes.length || base(wishes[0]) === SOURCE) return SOURCE;
  return bestOf(wishes, await offered());
}

/** The language by its code. If its texts cannot be had, English. */
export async function speaking(code: string): Promise<Language> {
  if (code === SOURCE) return ENGLISH;
  if (code === MADE_UP) return { code, catalogue: NOTHING, marked: true };
  const catalogue = await fetched<Catalogue | null>(`/api/languages/${encodeURIComponent(code)}`, null);
  return catalogue ? { code, catalogue, marked: false } : ENGLISH;
}

async function fetched<Answer>(path: string, otherwise: Answer): Promise<Answer> {
  const answer = await fetch(path, { credentials: 'same-origin' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Answer) : otherwise;
}

export const language: Language = await speaking(chosen() || (await wished()));

/** As this language is written where the browser is at home: `en-GB` on an English page. */
export const regional = (): string =>
  navigator.languages.find((wish) => base(wish) === base(language.code)) ?? language.code;

/** Tell the browser, its voices and its spelling what is spoken here, and from which side it is read. */
export function tellPage(page: HTMLElement): void {
  page.lang = language.code;
  page.dir = RIGHT_TO_LEFT.includes(base(language.code)) ? 'rtl' : 'ltr';
}
