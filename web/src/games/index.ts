// The shelf of the client: a game's cover is loaded when the shelf shows it, its pictures when somebody opens a table of it.
import type { GameClient, GameCover, Unseen } from './contract';

const COVERS: Record<string, () => Promise<{ cover: GameCover }>> = {
  'solar-sphere': () => import('./solar_sphere/cover'),
  'event-horizon': () => import('./event_horizon/cover'),
  m121: () => import('./m121/cover'),
  andromeda: () => import('./andromeda/cover'),
};

const CLIENTS: Record<string, () => Promise<{ client: GameClient<Unseen> }>> = {
  'solar-sphere': () => import('./solar_sphere'),
  'event-horizon': () => import('./event_horizon'),
};

/** The game's cover; null for a game that has none. */
export async function loadCover(code: string): Promise<GameCover | null> {
  return (await COVERS[code]?.())?.cover ?? null;
}

export async function loadGame(code: string): Promise<GameClient<Unseen>> {
  const load = CLIENTS[code];
  if (!load) throw new Error(`no pictures for the game ${code}`);
  return (await load()).client;
}
