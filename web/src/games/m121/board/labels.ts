// What lies on the board, in words.
import { ALMANAC, NOUNS, type SiteView, type WorksView } from '../../../generated/m121';
import { NOBODY } from '../../../kit/sides';
import type { Sitter } from '../../contract';
import { powerWords } from '../cards/labels';
import { sideOf } from '../sides';
import { boardTexts as t } from '../texts/board';

const nameOf = (sitters: Sitter[], seat: number) => sideOf(sitters, seat).name;

export function emptyLabel({ space, claim }: SiteView, sitters: Sitter[]): string {
  const name = NOUNS.space[space];
  return claim === NOBODY ? t.empty(name) : t.claimed(name, nameOf(sitters, claim));
}

export function systemLabel(site: SiteView, sitters: Sitter[]): string {
  const { space, card, controller, disks } = site;
  const { name, powers, control } = ALMANAC.cards[card];
  const owner = controller === NOBODY ? t.nobodys : t.controlled(nameOf(sitters, controller));
  return t.all([
    t.systemAt(name, NOUNS.space[space]),
    owner,
    ...disks.map((one) => t.disks(nameOf(sitters, one.seat), one.political + one.military + one.cultural)),
    ...(powers.length ? powerWords(ALMANAC.cards[card]) : []),
    t.worth(control),
  ]);
}

export function worksLabel({ gap, card, owner, open, points }: WorksView, sitters: Sitter[]): string {
  const { name, tabs } = ALMANAC.cards[card];
  return t.all([
    t.builtAt(name, NOUNS.gap[gap]),
    t.builtBy(nameOf(sitters, owner)),
    ...powerWords(ALMANAC.cards[card]),
    ...open.map((tab) => tabs[tab].text).filter(Boolean),
    t.worth(points),
  ]);
}
