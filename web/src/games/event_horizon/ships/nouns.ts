// What the vocabulary calls ships, and what its words for ships mean. The only place that knows how their numbers are put together.
import { NOUNS, type View } from '../../../generated/event_horizon';
import { MARAUDERS } from '../sides';

/** So many kinds of ships of one player there are: type, tokens, damage. */
const GROUPS = NOUNS.group.length;
const TYPE_BITS = 4;

export interface Named {
  kind: string;
  id: number;
}

/** Those of the tile in question are named by their group, others by their place. */
export function shipNoun(view: View, eyes: number, tile: number, seat: number, group: number): Named {
  if (seat !== eyes) return { kind: 'enemy', id: seat * GROUPS + group };
  return tile === view.focus ? { kind: 'group', id: group } : { kind: 'ship', id: tile * GROUPS + group };
}

export function fleetNoun(fleet: number): Named {
  return { kind: 'enemy', id: MARAUDERS * GROUPS + fleet };
}

/** A `ship` is a group on a tile. */
export function shipOf(id: number): { tile: number; group: number } {
  return { tile: Math.floor(id / GROUPS), group: id % GROUPS };
}

/** An `enemy` is a group of a seat, or a fleet of marauders. */
export function enemyOf(id: number): { seat: number; group: number } | { fleet: number } {
  const fleet = id - MARAUDERS * GROUPS;
  return fleet < 0 ? { seat: Math.floor(id / GROUPS), group: id % GROUPS } : { fleet };
}

export const typeOf = (group: number): number => group >> TYPE_BITS;
