// What is printed in a game under former rules. A game's pictures read it once, when they are loaded; so it is fetched before.
import type { Printed } from '../generated/wire';
import { api } from './api';

const former = new Map<string, Printed>();
/** The version that the pictures of a game were loaded for; 0 is today's. */
const versions = new Map<string, number>();

/** What stands on the components: today's, unless the pictures are loaded for former rules. */
export function printed<Part>(game: string, part: keyof Printed, today: Part): Part {
  return (former.get(game)?.[part] as Part | undefined) ?? today;
}

/** Get ready for the pictures of a game under these rules (0 for today's). Whether they can be shown: if they were loaded for others, only a new page can. */
export async function prepare(game: string, version: number): Promise<boolean> {
  const before = versions.get(game);
  if (before !== undefined) return before === version;
  if (version) former.set(game, await api.get<Printed>(`/api/games/${game}/almanac?version=${version}`));
  versions.set(game, version);
  return true;
}
