// Where a battle is: its steps, who is asked in this one, and which ships are about to move in.
import { ALMANAC, type BattleView, type FighterView, type View } from '../../../generated/andromeda';
import { isRaider } from './parties';

export interface Turn {
  side: number;
  cards: number;
  now: boolean;
  done: boolean;
}

/** In which order sides are asked in this step, who decides now and who has had the chance. */
export function turnsOf(view: View, battle: BattleView): Turn[] {
  const sides = askedIn(view, battle);
  const ordered = !view.in_play.length && battle.step !== 'outcome';
  const at = ordered ? sides.findIndex((side) => view.waiting.includes(side)) : -1;
  return sides.map((side, place) => ({
    side,
    cards: view.players.find(({ seat }) => seat === side)?.cards ?? 0,
    now: view.waiting.includes(side),
    done: place < at,
  }));
}

function askedIn(view: View, { step, fighters }: BattleView): number[] {
  if (step === 'escalation') return view.order;
  const inside = fighters
    .filter(({ side, fate }) => fate !== 'out' && !isRaider(view, side))
    .map(({ side }) => side);
  if (step === 'outcome') return [...inside].sort((a, b) => won(fighters, a) - won(fighters, b));
  if (step !== 'preparations') return inside;
  return [...inside, ...view.order.filter((side) => !inside.includes(side))];
}

/** Whoever has won comes after those who were defeated. */
const won = (fighters: FighterView[], side: number) =>
  Number(fighters.find((one) => one.side === side)?.fate === 'won');

/** The steps of a battle; one that was ended by diplomacy stays there. */
export function stepsOf({ step }: BattleView): { id: string; name: string; done: boolean; now: boolean }[] {
  const steps = ALMANAC.battle_steps;
  const at = steps.findIndex(({ id }) => id === (step === 'ended' ? 'diplomacy' : step));
  return steps.map(({ id, name }, place) => ({ id, name, done: place < at, now: place === at }));
}

/** The ships that were chosen to move in, by type. */
export const sendingOf = ({ sending }: BattleView): number[] =>
  ALMANAC.ships.map((_, type) => sending.filter((berth) => berth % ALMANAC.nouns.ships === type).length);
