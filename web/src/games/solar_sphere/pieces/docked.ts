// What the panels ask about sides: their dice that are still to be deployed, and their pieces one by one.
import type { View } from '../../../generated/solar_sphere';
import { dieName, placedCount } from './dice-names';

/** The faces of the dice that a side has still to deploy: a player's from the lowest port, DRANDA's from the left. */
export function docked(view: View, side: number): number[] {
  const player = view.players[side];
  if (!player) return view.dranda?.dice ?? [];
  return player.ports.flatMap((dice, port) => Array<number>(dice).fill(port + 1));
}

/** The names of those dice, so that they glide to their locations. */
export function dockedNames(view: View, side: number): string[] {
  const faces = docked(view, side);
  return faces.map((face, at) => {
    const before = faces.slice(0, at).filter((other) => other === face).length;
    return dieName(side, face, placedCount(view, side, face) + before);
  });
}

/** The points of a side: those on the track, and at the end all of them. */
export function points(view: View, side: { score: number; score_now: number }): number {
  return view.over ? side.score_now : side.score;
}

/** `[2, 0, 1]` as one name for each piece: ore, ore, crystal. */
export function pieces(counts: number[], names: string[]): string[] {
  return counts.flatMap((count, i) => Array<string>(count).fill(names[i]));
}
