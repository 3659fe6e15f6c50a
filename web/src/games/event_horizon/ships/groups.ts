// Where the ships are that a thing of the vocabulary names.
import { ALMANAC, type GroupView, type View } from '../../../generated/event_horizon';
import type { Pick } from '../../contract';
import { MARAUDERS } from '../sides';

export interface Found {
  seat: number;
  group: number;
  tile: number;
  /** The ships themselves; nothing when they are gone. */
  ships?: GroupView;
  /** A fleet of marauders instead. */
  fleet?: number;
}

/** How ships can be named now. Own ones whose order is still to be given are named with their tile: picking them up gives it. */
export function shipsNoun(
  pick: Pick,
  eyes: number,
  focus: number,
  tile: number,
  side: number,
  { group, kind, id }: GroupView,
): { kind: string; id: number; within: string } {
  const within = `tile-${tile}`;
  if (side === eyes && tile !== focus && pick.can('group', group, within))
    return { kind: 'group', id: group, within };
  return { kind, id, within: '' };
}

/** `ship` names its tile; `group` and `enemy` are on the tile that they stand `within`, or on the tile in question; `fleet` is a marauder fleet anywhere. */
export function groupAt(view: View, kind: string, id: number, within = ''): Found | null {
  const tile = within.startsWith('tile-') ? Number(within.slice('tile-'.length)) : view.focus;
  if (kind === 'fleet') return marauders(id);
  if (kind === 'enemy') return enemy(view, id, tile);
  if (kind === 'ship') return own(view, ALMANAC.ship_nouns.tiles[id], ALMANAC.ship_nouns.groups[id]);
  return kind === 'group' ? own(view, tile, id) : null;
}

function enemy(view: View, id: number, tile: number): Found {
  const { sides, groups, fleets } = ALMANAC.enemy_nouns;
  return sides[id] === MARAUDERS ? marauders(fleets[id]) : find(view, tile, sides[id], groups[id]);
}

function marauders(fleet: number): Found {
  return { seat: MARAUDERS, group: -1, tile: -1, fleet };
}

/** Own ships: of whoever is asked, or else of whoever has such ships there. */
function own(view: View, tile: number, group: number): Found {
  const fleets = view.tiles[tile]?.fleets ?? [];
  const having = fleets.filter(({ groups }) => groups.some((each) => each.group === group));
  const fleet = having.find(({ seat }) => view.waiting.includes(seat)) ?? having[0];
  return find(view, tile, fleet?.seat ?? view.waiting[0] ?? 0, group);
}

function find(view: View, tile: number, seat: number, group: number): Found {
  const fleet = view.tiles[tile]?.fleets.find((each) => each.seat === seat);
  return { seat, group, tile, ships: fleet?.groups.find((each) => each.group === group) };
}
