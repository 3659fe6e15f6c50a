// The rules under the large faces, by id.
import { ALMANAC } from '../../../generated/andromeda';
import type { Rule } from '../../../kit/panels/rule';

const RULES = new Map(ALMANAC.rules.map((rule) => [rule.id, rule]));

export const ruleOf = (id: string): Rule => RULES.get(id) ?? { id, text: '' };

/** By the kind of a region. */
export const REGION_RULES: Record<string, string> = {
  planet: 'AE-ACT-02',
  nebula: 'AE-ACT-04',
  base: 'AE-ACT-06',
  special: 'AE-OPT-03',
};
