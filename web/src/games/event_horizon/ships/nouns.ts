// What the words for ships mean. The almanac says how their numbers are put together; the view says the words themselves.
import { ALMANAC } from '../../../generated/event_horizon';

/** So many kinds of ships of one player there are: type, tokens, damage. */
const GROUPS = ALMANAC.groups.length;
const FLEETS = ALMANAC.marauders * GROUPS;

/** A `ship` is a group on a tile. */
export function shipOf(id: number): { tile: number; group: number } {
  return { tile: Math.floor(id / GROUPS), group: id % GROUPS };
}

/** An `enemy` is a group of a seat, or a fleet of marauders. */
export function enemyOf(id: number): { seat: number; group: number } | { fleet: number } {
  return id < FLEETS ? { seat: Math.floor(id / GROUPS), group: id % GROUPS } : { fleet: id - FLEETS };
}
