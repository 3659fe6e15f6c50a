// The strength that a panel shows: in a phase where strength is spent, whoever acts has what is left of it.
import { ALMANAC, type PlayerView, type View } from '../../../generated/m121';
import { panelTexts as t } from '../texts/panels';

const SPENT_IN = ['colonise', 'expand'];

export function strengthOf({ phase, turn }: View, { seat, strength, invasion }: PlayerView) {
  const acts = turn?.seat === seat && SPENT_IN.includes(ALMANAC.phases[phase]?.id);
  const left = acts ? Math.max(0, turn.strength) : strength;
  return { value: left, says: acts ? t.unspent(strength, invasion, left) : t.strength(strength, invasion) };
}
