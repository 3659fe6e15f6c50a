// The full sentences that name the things of the map to a screen reader.
import { ALMANAC, type GroupView, type TileView, type View } from '../../../generated/event_horizon';
import { NOBODY } from '../../../kit/sides';
import type { Sitter } from '../../contract';
import { sideOf } from '../sides';
import { mapTexts as t } from '../texts/map';

const nameOf = (view: View, sitters: Sitter[], seat: number) => sideOf(view, sitters, seat).name;
const KINDS = new Map(ALMANAC.kinds.map((kind) => [kind.id, kind]));

/** The printed facts of a kind of tile; nothing for one that lies face down. */
export function kindOf(tile: TileView) {
  return KINDS.get(tile.kind);
}

export function tileLabel(view: View, sitters: Sitter[], tile: TileView): string {
  const reach = view.reach.find((each) => each.tile === tile.tile);
  const parts = [title(view, sitters, tile), ...print(view, sitters, tile), ...pieces(view, sitters, tile)];
  return t.all([...parts, ...(reach ? [t.reach(reach.cost, reach.damage, reach.lethal)] : [])]);
}

function title(view: View, sitters: Sitter[], tile: TileView): string {
  const { id } = ALMANAC.places[tile.tile];
  const kind = kindOf(tile);
  if (!kind) return t.fog(id, tile.back);
  if (tile.home !== NOBODY) return t.home(nameOf(view, sitters, tile.home), id);
  if (kind.id === 'sun')
    return view.dial ? t.sunDial(view.dial.face, ALMANAC.directions[view.dial.face - 1]) : t.sun;
  return t.named(ALMANAC.faces[tile.face].name, kind.name, id);
}

function print(view: View, sitters: Sitter[], tile: TileView): string[] {
  const kind = kindOf(tile);
  return [
    kind?.world ? t.world(tile.defense, tile.production) : '',
    kind?.slows ? t.entry(kind.entry, kind.damage) : '',
    tile.owner === NOBODY ? '' : t.flag(nameOf(view, sitters, tile.owner)),
    tile.tech ? t.tech(tile.tech) : '',
    tile.mine ? t.mine : '',
    tile.cannon ? t.cannon : '',
    kind?.slots && !tile.mine && !tile.cannon ? t.slot : '',
    tile.wormhole ? t.wormhole : '',
  ].filter(Boolean);
}

function pieces(view: View, sitters: Sitter[], tile: TileView): string[] {
  const name = (seat: number) => nameOf(view, sitters, seat);
  return [
    ...tile.fleets.map((fleet) => t.fleet(name(fleet.seat), fleet.groups.map(shipsText), fleet.capture)),
    ...tile.marauders.map((fleet) => t.marauderFleet(fleet.ships)),
    tile.markers.length ? t.ordered(tile.markers.map(name)) : '',
    tile.salvage ? t.salvage(tile.salvage) : '',
  ].filter(Boolean);
}

/** `2 drone mothers with 1 damage` */
export function shipsText(group: GroupView): string {
  const upgrades = group.upgrades.map((upgrade) => ALMANAC.upgrades[upgrade].name);
  return t.ships(group.count, ALMANAC.ships[group.type], group.damage, upgrades);
}

export function placeName(tile: TileView): string {
  return ALMANAC.faces[tile.face]?.name ?? ALMANAC.places[tile.tile].id;
}
