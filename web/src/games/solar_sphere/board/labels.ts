// The full sentences that name the things of the board to a screen reader.
import { ALMANAC, type HexView, type LocationView, type View } from '../../../generated/solar_sphere';
import type { Pick, Sitter } from '../../contract';
import { sideOf } from '../sides';
import { boardTexts as t } from '../texts/board';

export function hexLabel(view: View, sitters: Sitter[], pick: Pick, place: HexView): string {
  const card = ALMANAC.hexes[place.hex];
  const faction = ALMANAC.factions[card.icon];
  const label =
    place.owner === ALMANAC.nobody
      ? t.hex(card.name, card.value, faction, card.cost, card.text)
      : t.built(card.name, faction, sideOf(view, sitters, place.owner).name);
  return offered(pick, 'hex', place.hex, t.atTheEnd(label, place.points));
}

export function locationLabel(view: View, sitters: Sitter[], pick: Pick, location: LocationView): string {
  const card = ALMANAC.locations[location.location];
  const dice = location.dice.map((die) => t.dieOf(sideOf(view, sitters, die.side).name, die.face));
  const satellites = location.satellites.map((side) => sideOf(view, sitters, side).name);
  const label = t.location(card.name, card.dice, card.any_die, card.action, card.boosted);
  return offered(pick, 'location', location.location, t.lying(label, dice, satellites));
}

function offered(pick: Pick, kind: string, id: number, label: string): string {
  return pick.can(kind, id) ? t.offered(label) : label;
}
