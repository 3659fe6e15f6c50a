// Cards and what lies on them in words, for ears.
import {
  ALMANAC,
  NOUNS,
  type Card,
  type CubeView,
  type Demand,
  type DemandView,
  type SiteView,
} from '../../../generated/m121';
import { NOBODY } from '../../../kit/sides';
import { list } from '../../../texts/said';
import type { Sitter } from '../../contract';
import { sideOf } from '../sides';
import { boardTexts as t } from '../texts/board';

export const cubeLabel = ({ load, count }: CubeView): string => t.load(NOUNS.load[load], count);

export function demandLabel(demand: Demand, { demand: id, owner }: DemandView, sitters: Sitter[]): string {
  const told = t.demand(NOUNS.demand[id], demand.text);
  return owner === NOBODY ? told : t.filled(told, sideOf(sitters, owner).name);
}

/** The cubes that a system makes, or what is left of them where it lies. */
export function cubeWords({ cubes }: Card, site?: SiteView): string[] {
  const made = cubes.flatMap((count, colour) => (count ? [{ count, colour }] : []));
  const told = made.map(({ count, colour }) => {
    const name = ALMANAC.colours[colour].name;
    const left = site?.cubes.find((one) => one.colour === colour)?.count ?? 0;
    return site ? t.cubesLeft(left, count, name) : t.cubesMade(count, name);
  });
  return told.length ? [list(told)] : [];
}

/** What a system demands; of a space that is filled, by whom. */
export const demandWords = ({ demands }: Card, site?: SiteView, sitters: Sitter[] = []): string[] =>
  demands.map(({ text }, at) => {
    const owner = site?.demands[at]?.owner ?? NOBODY;
    return owner === NOBODY ? text : t.filled(text, sideOf(sitters, owner).name);
  });

/** The powers of a card, each with the phase in which it works. */
export const powerWords = ({ powers }: Card): string[] =>
  powers.map(({ phase, text }) => t.power(ALMANAC.phases[phase].name, text));

/** What is printed on a card. */
export function cardLabel(id: number): string {
  const card = ALMANAC.cards[id];
  const kind =
    card.kind === 'system' ? t.system(ALMANAC.types[card.type].name, card.cost) : t.infrastructure(card.cost);
  return t.all([card.name, kind, ...powerWords(card), ...card.tabs.map(({ text }) => text).filter(Boolean)]);
}
