// What is printed in a game, other than in today's rules and in English. A game's pictures read it once, when they are loaded; so it is fetched before.
import type { Printed } from '../generated/wire';
import { language, SOURCE } from '../texts/language';
import { api } from './api';

const fetched = new Map<string, Printed>();
/** The version that the pictures of a game were loaded for; 0 is today's. */
const versions = new Map<string, number>();

/** What stands on the components: today's in English, unless the pictures are loaded for another language or for former rules. */
export function printed<Part>(game: string, part: keyof Printed, today: Part): Part {
  return (fetched.get(game)?.[part] as Part | undefined) ?? today;
}

/** Get ready for the pictures of a game under these rules (0 for today's). Whether they can be shown: if they were loaded for others, only a new page can. */
export async function prepare(game: string, version: number): Promise<boolean> {
  const before = versions.get(game);
  if (before !== undefined) return before === version;
  if (version || language.code !== SOURCE) fetched.set(game, await edition(game, version));
  versions.set(game, version);
  return true;
}

/** What is printed under these rules, in the language of the page. */
export async function edition(game: string, version: number): Promise<Printed> {
  const wanted = new URLSearchParams({
    ...(version ? { version: String(version) } : {}),
    ...(language.code === SOURCE ? {} : { language: language.code }),
  });
  const { almanac, nouns } = await api.get<Printed>(`/api/games/${game}/almanac?${wanted}`);
  return { almanac: named(almanac, nouns), nouns };
}

/** Every text of an almanac with the names of its things: `{hex:3}` is the hex with the number 3. */
function named(part: unknown, nouns: Printed['nouns']): unknown {
  if (typeof part === 'string')
    return part.replace(
      /\{([a-z_ ]+):(\d+)\}/g,
      (thing, kind: string, id: string) => nouns[kind]?.[+id] ?? thing,
    );
  if (Array.isArray(part)) return part.map((each) => named(each, nouns));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, named(each, nouns)]));
}
