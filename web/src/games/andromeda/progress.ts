// Where we are in the game, and where everybody stands.
import { ALMANAC, type View } from '../../generated/andromeda';
import type { Progress, Sitter, Standing } from '../contract';
import { sideOf } from './sides';
import { gameTexts as t } from './texts/game';

const STAGES: Record<string, string> = { setup: t.setup, over: t.over };
/** What a turn can consist of: a launch with what follows, or the return. */
const SHOWN = ['launch', 'activate', 'strike', 'battle', 'return', 'event'];
const STEPS = ALMANAC.steps
  .filter(({ id }) => SHOWN.includes(id))
  .map(({ id, name }) => ({ id, title: name }));

/** There are no rounds: turns are told. Nobody knows which steps a turn will have. */
export function progress({ turn, step, stage }: View): Progress {
  const now = stage in STAGES ? stage : step;
  const phases = STEPS.map((phase) => ({ ...phase, played: phase.id === now }));
  const told = { word: t.turnWord, now: t.turn(turn), over: t.turnOver(turn) };
  return { round: turn, rounds: 0, phases, phase: now, title: STAGES[stage], told };
}

export function standings(view: View, sitters: Sitter[]): Standing[] {
  return view.players.map(({ seat, points }) => ({ seat, ...sideOf(sitters, seat), score: points }));
}
