// The shelf of the client: a game's pictures are loaded when somebody opens a table of it.
import type { GameClient, Unseen } from './contract';

const LOADERS: Record<string, () => Promise<GameClient<Unseen>>> = {
  'solar-sphere': async () => (await import('./solar_sphere')).client,
  'event-horizon': async () => (await import('./event_horizon')).client,
};

export function loadGame(code: string): Promise<GameClient<Unseen>> {
  const load = LOADERS[code];
  return load ? load() : Promise.reject(new Error(`no pictures for the game ${code}`));
}
