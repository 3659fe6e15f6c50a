// A battle as its panel shows it: a lane for every side, the dice by round, and what differs between two views.
import {
  ALMANAC,
  type FightView,
  type GroupView,
  type MarauderView,
  type TileView,
  type View,
} from '../../../generated/event_horizon';
import { differing, type Marks } from '../../../kit/changes';
import { NOBODY } from '../../../kit/sides';
import type { Sitter } from '../../contract';
import { MARAUDERS, sideOf } from '../sides';
import { battleTexts as t } from '../texts/battle';

/** One side of a fight. */
export interface Lane {
  side: number;
  groups: GroupView[];
  fleets: MarauderView[];
  ships: number;
  cannon: boolean;
  /** Hits to be taken, and how many of them the shooters assign. */
  hits: number;
  aimed: number;
  veiled: boolean;
  /** Hits scored in the whole fight. */
  dealt: number;
  fate: '' | 'leaving' | 'away' | 'lost';
}

/** Dice of a side against another that need the same number, thrown one after another. */
export interface Volley {
  side: number;
  target: number;
  hitsOn: number;
  cannon: boolean;
  /** The shooter chooses the ships that take its hits. */
  aimed: boolean;
  throws: { at: number; faces: number[] }[];
  hits: number;
}

export interface Round {
  round: number;
  volleys: Volley[];
  totals: { side: number; hits: number }[];
}

export const shipsThing = (side: number, group: number) => `battle-${side}-${group}`;
export const hitsThing = (side: number) => `battle-hits-${side}`;

/** The ships that stand on the tile are those of the fight: while it goes on, and until its phase is over. */
export function isFresh(view: View): boolean {
  return view.fight !== null && (view.fight.on || view.phase === 'combat');
}

/** Every side of the fight, the own one first, then in player order, the marauders last; and whoever only has a cannon there. */
export function lanes(view: View, fight: FightView, eyes: number): Lane[] {
  const tile = view.tiles[fight.tile];
  const gunner = tile.cannon && isFresh(view) ? [tile.owner] : [];
  const sides = [...new Set([...fight.sides, ...gunner])].filter((side) => side !== NOBODY);
  const rank = (side: number) =>
    side === eyes ? -1 : side === MARAUDERS ? MARAUDERS : view.order.indexOf(side);
  return sides.sort((a, b) => rank(a) - rank(b)).map((side) => lane(view, fight, tile, side));
}

function lane(view: View, fight: FightView, tile: TileView, side: number): Lane {
  const fresh = isFresh(view);
  const fleet = fresh ? tile.fleets.find((each) => each.seat === side) : undefined;
  const fleets = fresh && side === MARAUDERS ? tile.marauders : [];
  const ships = fleets.reduce((sum, each) => sum + each.ships, fleet?.ships ?? 0);
  return {
    side,
    groups: fleet?.groups ?? [],
    fleets,
    ships,
    cannon: fresh && tile.cannon && tile.owner === side,
    hits: fight.on ? fight.hits[side] : 0,
    aimed: fight.on ? fight.aimed[side] : 0,
    veiled: fight.veiled.includes(side),
    dealt: sum(fight.throws.filter((each) => each.side === side).map((each) => each.hits)),
    fate: fateOf(fight, side, fresh && ships === 0),
  };
}

function fateOf(fight: FightView, side: number, none: boolean): Lane['fate'] {
  if (fight.away.includes(side)) return 'away';
  if (fight.on && fight.leaving.includes(side)) return 'leaving';
  const fought = fight.kind === 'combat' ? fight.sides.includes(side) : fight.struck.includes(side);
  return none && fought ? 'lost' : '';
}

/** The newest round first; in a round the dice as they fell. */
export function rounds(fight: FightView): Round[] {
  const numbers = [...new Set(fight.throws.map((each) => each.round))].sort((a, b) => b - a);
  return numbers.map((round) => {
    const volleys = volleysOf(fight, round);
    const sides = [...new Set(volleys.map((volley) => volley.side))];
    const totals = sides.map((side) => ({
      side,
      hits: sum(volleys.filter((volley) => volley.side === side).map((volley) => volley.hits)),
    }));
    return { round, volleys, totals };
  });
}

function volleysOf(fight: FightView, round: number): Volley[] {
  const volleys: Volley[] = [];
  fight.throws.forEach(({ hits_on: hitsOn, side, target, cannon, aimed, faces, hits, ...each }, at) => {
    if (each.round !== round) return;
    const last = volleys[volleys.length - 1];
    const same =
      last &&
      !cannon &&
      !last.cannon &&
      last.side === side &&
      last.target === target &&
      last.hitsOn === hitsOn &&
      last.aimed === aimed;
    const volley = same ? last : { side, target, hitsOn, cannon, aimed, throws: [], hits: 0 };
    if (!same) volleys.push(volley);
    volley.throws.push({ at, faces });
    volley.hits += hits;
  });
  return volleys;
}

/** Remembers the dice that were seen, to tell them from those that have just fallen. Whoever opens the table sees all of them lie. */
export class Fallen {
  #seen: FightView | null = null;

  /** So many throws of the fight lay there when it was looked at last. */
  before(fight: FightView): number {
    const seen = this.#seen ?? fight;
    this.#seen = fight;
    return sameFight(seen, fight) ? seen.throws.length : 0;
  }
}

/** The dice of a fight are only ever added to; a new fight begins without any. */
function sameFight(before: FightView, after: FightView): boolean {
  return (
    before.tile === after.tile &&
    before.kind === after.kind &&
    before.throws.length <= after.throws.length &&
    (before.on || !after.on)
  );
}

export function placeName(view: View, sitters: Sitter[], at: number): string {
  const tile = view.tiles[at];
  if (tile.home !== NOBODY) return t.home(sideOf(view, sitters, tile.home).name);
  return tile.kind === 'sun' ? t.sun : (ALMANAC.faces[tile.face]?.name ?? ALMANAC.places[at].id);
}

/** Ships that were hit or got fewer, and hits that wait to be taken. */
export function battleChanges(before: View, after: View): string[] {
  if (!before.fight || !after.fight?.on || !sameFight(before.fight, after.fight)) return [];
  return differing(marks(before, before.fight), marks(after, after.fight));
}

function marks(view: View, fight: FightView): Marks {
  const all = lanes(view, fight, NOBODY);
  return Object.fromEntries(
    all.flatMap((each) => [
      [hitsThing(each.side), each.hits],
      ...each.groups.map((group) => [shipsThing(each.side, group.group), group.count]),
      ...each.fleets.map((fleet) => [shipsThing(each.side, fleet.fleet), fleet.ships]),
    ]),
  );
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
