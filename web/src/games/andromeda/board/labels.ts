// The regions in words, for whoever does not see the map.
import { ALMANAC, NOUNS, type RegionView, type View } from '../../../generated/andromeda';
import { NOBODY } from '../../../kit/sides';
import { listed } from '../../../texts/said';
import type { Sitter } from '../../contract';
import { amountsOf } from '../pieces/amounts';
import { sideOf } from '../sides';
import { boardTexts as t } from '../texts/board';
import { gameTexts } from '../texts/game';

const nameOf = (sitters: Sitter[], side: number) => sideOf(sitters, side).name;

/** What a region is called: its tile, or its place while it has none. */
export function regionName({ region, kind, tile }: RegionView): string {
  if (kind === 'planet') return ALMANAC.planets[tile].name;
  if (kind === 'base') return ALMANAC.bases[tile].name;
  if (kind === 'special') return ALMANAC.specials[tile].name;
  return ALMANAC.places[region].nebula ? t.nebula(ALMANAC.places[region].nebula) : NOUNS.region[region];
}

export function regionLabel(here: RegionView, view: View, sitters: Sitter[]): string {
  return t.all([title(here, view), ...print(here, sitters), ...pieces(here, view, sitters)].filter(Boolean));
}

function title(here: RegionView, view: View): string {
  const place = NOUNS.region[here.region];
  if (here.kind === 'nebula') return regionName(here);
  if (!here.kind) return view.next_space === here.region ? t.next(place) : t.empty(place);
  if (here.kind !== 'planet') return t.tile(regionName(here), place);
  const { name, development } = ALMANAC.planets[here.tile];
  return t.planet(name, ALMANAC.tracks[ALMANAC.developments[development].track].name, place);
}

function print({ kind, tile, owner, collapsed }: RegionView, sitters: Sitter[]): string[] {
  if (kind === 'base') return [ALMANAC.bases[tile].action.text];
  if (kind === 'special') return [ALMANAC.specials[tile].action.text];
  if (kind !== 'planet') return [];
  const { development, cost } = ALMANAC.planets[tile];
  const { name, leaders } = ALMANAC.developments[development];
  if (owner !== NOBODY) return [t.settled(name, nameOf(sitters, owner)), collapsed ? t.collapsed : ''];
  const price = [...amountsOf(cost).map(({ says }) => says), gameTexts.figures[1](leaders)];
  return [t.cost(name, listed(price))];
}

function pieces(here: RegionView, view: View, sitters: Sitter[]): string[] {
  const { kind, moons, top, fleets, leaders, raider, raiders, tokens, region } = here;
  const moon = moons && top >= 0 ? t.moons(moons, NOUNS.moon[top]) : kind === 'planet' ? t.noMoons : '';
  return [
    moon,
    ...fleets.map(({ side, ships }) => t.ships(nameOf(sitters, side), shipsSaid(ships))),
    raiders ? t.raiders(raiders, raiderName(view, raider)) : '',
    ...leaders.flatMap((count, side) => (count ? [t.leaders(count, nameOf(sitters, side))] : [])),
    tokens.some(Boolean) ? t.tokens(listed(amountsOf(tokens).map(({ says }) => says))) : '',
    region === view.target ? t.active : '',
  ];
}

/** `2 transports, 1 fighter` */
export const shipsSaid = (ships: number[]): string =>
  listed(ships.flatMap((count, type) => (count ? [t.shipCount(count, shipName(type, count))] : [])));

function shipName(type: number, count: number): string {
  const { name, plural } = ALMANAC.ships[type];
  return count === 1 ? name : plural;
}

/** The name of the card of a class, or of the class while its card is face down. */
export function raiderName({ raiders }: View, raider: number): string {
  const card = raiders[raider]?.card ?? -1;
  return card < 0 ? ALMANAC.classes[raider].name : ALMANAC.raiders[card].name;
}
