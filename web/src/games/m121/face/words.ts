// What a card is called by kind, and which rule stands under its large face.
import { ALMANAC, type Card, type RuleText } from '../../../generated/m121';
import { panelTexts as t } from '../texts/panels';

export function kindOf({ kind, type, start, special }: Card): string {
  if (kind !== 'system') return special ? t.face.special : t.face.infrastructure;
  return start ? t.face.start(start) : t.face.system(ALMANAC.types[type].name);
}

const rule = (id: string): RuleText => ALMANAC.rules.find((one) => one.id === id)!;

export const CONTROL = rule('MX-INFL-06');
export const BUILT = rule('MX-INFL-02');
export const COST = rule('MX-CARD-01');
export const FREE = rule('MX-COL-02');
export const PLAYED = rule('MX-ROUND-04');
export const TABS = rule('MX-TAB-01');

export const ruleOf = ({ kind }: Card): RuleText => (kind === 'system' ? COST : TABS);
