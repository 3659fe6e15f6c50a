// From how far the galaxy is seen, by the pixels that a unit of the board has.
import { PITCH } from '../cards/geometry';

/** Below this a card is a mark on a map; */
export const NEAR = 56 / PITCH;
/** from here on its words can be read, */
export const CLOSE = 96 / PITCH;
/** and from here on easily. */
export const READ = 150 / PITCH;

export type Level = 'map' | 'pieces' | 'table' | 'read';

export function levelOf(unit: number, plain: boolean): Level {
  if (plain || unit < NEAR) return 'map';
  return unit < CLOSE ? 'pieces' : unit < READ ? 'table' : 'read';
}
