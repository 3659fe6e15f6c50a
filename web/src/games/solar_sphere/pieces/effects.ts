// What a card, a hex or a matrix space gives, as signs and figures instead of a sentence.
import type { Effect } from '../../../generated/solar_sphere';
import type { Part } from '../../../kit/icons/parts';
import { own } from '../icons';
import { boardTexts as t } from '../texts/board';

const ARROW: Part = { icon: 'arrow', quiet: true };
const OR: Part = { text: t.or, quiet: true };

/** What is counted by the effects that give something for each of it. */
const COUNTED: Record<string, string> = {
  crew_total: 'crew',
  hexes_built: 'hex-flat',
  ships_claimed: 'ship-raider',
};

type Draw = (effect: Effect) => Part[];

const DRAWN: Record<string, Draw> = {
  score: (effect) => [{ icon: 'points' }, figure(effect.amount)],
  morale: (effect) => [{ icon: 'ss-morale' }, figure(effect.amount)],
  reputation: (effect) => some('ss-reputation', effect.amount),
  gain: (effect) => [{ icon: own(effect.subject) }, figure(effect.amount)],
  gain_any: (effect) => [{ icon: 'ss-any' }, figure(effect.amount)],
  fabricate: (effect) => [{ icon: 'ss-fabricate' }, figure(effect.amount)],
  salvage: (effect) => [{ icon: 'ss-salvage' }, figure(effect.amount)],
  salvage_all: () => [{ icon: 'ss-salvage' }, { text: t.all }],
  salvage_per: (effect) => [{ icon: 'ss-salvage' }, ...each(effect)],
  score_per: (effect) => [{ icon: 'points' }, ...each(effect)],
  morale_per_two: (effect) => [
    { icon: 'ss-morale' },
    { text: t.perTwo, quiet: true },
    { icon: COUNTED[effect.subject] },
  ],
  pay_morale: (effect) => [{ icon: 'ss-morale' }, figure(effect.amount), ARROW],
  kickback: (effect) => [{ icon: 'spanner' }, figure(effect.amount)],
  trade: (effect) => [
    ...some(own(effect.subject), effect.amount),
    ARROW,
    ...some(own(effect.other), effect.given),
  ],
  set_die: () => [{ icon: 'die-any' }, { text: t.anyFace }],
  auxiliary_die: () => [{ icon: 'die-any' }, { text: t.extraDie }],
  refresh_crew: () => [{ icon: 'ss-reroll' }, { icon: 'crew' }],
  reroll_resistance: () => [{ icon: 'ss-reroll' }, { icon: 'ss-resist' }],
  choose: (effect) => effect.branches.flatMap((branch, at) => [...(at ? [OR] : []), ...effectParts(branch)]),
};

/** The row of signs for these effects. An effect without a drawing is written out. */
export function effectParts(effects: Effect[]): Part[] {
  return effects.flatMap((effect, at) => {
    const [first, ...rest] = DRAWN[effect.verb]?.(effect) ?? [{ text: effect.text }];
    return [{ ...first, apart: at > 0 }, ...rest];
  });
}

function figure(amount: number): Part {
  return { text: String(amount) };
}

function some(icon: string, amount: number): Part[] {
  return amount > 3 ? [{ icon }, figure(amount)] : Array.from({ length: amount }, () => ({ icon }));
}

function each(effect: Effect): Part[] {
  return [{ text: t.per, quiet: true }, { icon: COUNTED[effect.subject] }];
}
