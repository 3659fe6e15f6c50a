// Which rows of an action card hold for a player in this round.
import { ALMANAC, type PlayerView, type View } from '../../../generated/m121';

/** For everybody, for choosers, for boosters. */
export function rowsLit({ players }: View, player: PlayerView, phase: number): [boolean, boolean, boolean] {
  const revealed = players.some(({ chosen }) => chosen >= 0);
  const last = phase === ALMANAC.phases.length - 1;
  const chose = player.chosen === phase || player.picked === phase;
  const boosted = chose && (player.boost >= 0 || player.pledged >= 0);
  return [revealed && (last || players.some(({ chosen }) => chosen === phase)), chose, boosted];
}
