// What can be looked for, group by group.
import { ALMANAC } from '../../../generated/m121';
import { capital } from '../../../texts/said';
import type { Sitter } from '../../contract';
import type { Group } from '../find.svelte';
import { cubeIcon, keywordIcon, typeIcon } from '../icons';
import { sideOf } from '../sides';
import { boardTexts as t } from '../texts/board';

export interface Choice {
  id: number;
  name: string;
  icon?: string;
  letter?: string;
}

export interface Filter {
  group: Group;
  title: string;
  choices: Choice[];
}

const all = (of: { name: string }[], icon: (id: number) => string): Choice[] =>
  of.map(({ name }, id) => ({ id, name: capital(name), icon: icon(id) }));

export const filters = (sitters: Sitter[]): Filter[] => [
  { group: 'cube', title: t.find.cube, choices: all(ALMANAC.colours, cubeIcon) },
  { group: 'demand', title: t.find.demand, choices: all(ALMANAC.colours, cubeIcon) },
  { group: 'keyword', title: t.find.keyword, choices: all(ALMANAC.keywords, keywordIcon) },
  {
    group: 'phase',
    title: t.find.phase,
    choices: ALMANAC.phases.map(({ name, letter }, id) => ({ id, name, letter })),
  },
  { group: 'type', title: t.find.type, choices: all(ALMANAC.types, typeIcon) },
  {
    group: 'owner',
    title: t.find.owner,
    choices: sitters.map(({ seat }) => {
      const { name, look } = sideOf(sitters, seat);
      return { id: seat, name, icon: `mx-disk-${look}` };
    }),
  },
];
