// The ships on a tile as seen from far: one token for each side, alone in the lower half or two beside one another.
import type { TileView } from '../../../generated/event_horizon';
import { MARAUDERS } from '../sides';

interface Token {
  side: number;
  ships: number;
  x: number;
  y: number;
}

const LOWEST = 19;
const ABREAST = 31;
const HIGH = 18;

export function tokens(tile: TileView): Token[] {
  const sides = [
    ...tile.fleets.map(({ seat, groups }) => ({ side: seat, ships: sum(groups.map(({ count }) => count)) })),
    { side: MARAUDERS, ships: sum(tile.marauders.map(({ ships }) => ships)) },
  ].filter(({ ships }) => ships > 0);
  const rows = Math.ceil(sides.length / 2);
  return sides.map((one, at) => {
    const row = Math.floor(at / 2);
    const alone = row * 2 + 1 === sides.length;
    return { ...one, x: alone ? 0 : (at % 2 ? 0.5 : -0.5) * ABREAST, y: LOWEST - (rows - 1 - row) * HIGH };
  });
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
