// The shelf of the client: a game's cover is loaded when the shelf shows it, its pictures when somebody opens a table of it.
// A game is found by its folder.
import type { TableInfo } from '../generated/wire';
import { prepare } from '../wire/editions';
import type { GameClient, GameCover, Unseen } from './contract';

const COVERS = byCode(import.meta.glob<{ cover: GameCover }>('./*/cover/index.ts'));
const CLIENTS = byCode(import.meta.glob<{ client: GameClient<Unseen> }>('./*/index.ts'));

const SHORTS = byCode(import.meta.glob<{ pictures: string[] }>('./*/short.ts'));

/** All games that have pictures. */
export const CODES = Object.keys(CLIENTS);

/** The game's cover; null for a game that has none. */
export async function loadCover(code: string): Promise<GameCover | null> {
  return (await COVERS[code]?.())?.cover ?? null;
}

/** The symbols beside the rules in short, item by item; none for a game that has no pictures. */
export async function loadShort(code: string): Promise<string[]> {
  return (await SHORTS[code]?.())?.pictures ?? [];
}

export async function loadGame(code: string): Promise<GameClient<Unseen>> {
  const load = CLIENTS[code];
  if (!load) throw new Error(`no pictures for the game ${code}`);
  return (await load()).client;
}

/** The pictures for this very table, under the rules that it was begun under; a game that has none yet is shown plainly. */
export async function loadGameOf(table: TableInfo): Promise<GameClient<Unseen>> {
  if (!CLIENTS[table.game]) return (await import('../kit/plain')).plainClient(table);
  if (await prepare(table.game, table.former ? table.rules_version : 0)) return loadGame(table.game);
  location.reload();
  return new Promise(() => {});
}

/** `./solar_sphere/cover/index.ts` belongs to `solar-sphere`. */
export function byCode<Found>(files: Record<string, Found>): Record<string, Found> {
  const codeOf = (path: string) => path.split('/')[1].replaceAll('_', '-');
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [codeOf(path), file]));
}
