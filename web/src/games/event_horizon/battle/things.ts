// A battle as its panel shows it: the ships of every side, the dice by round, and what differs between two views.
import {
  ALMANAC,
  type FightView,
  type GroupView,
  type MarauderView,
  type View,
} from '../../../generated/event_horizon';
import { differing, type Marks } from '../../../kit/changes';
import { NOBODY } from '../../../kit/sides';
import type { Sitter } from '../../contract';
import { MARAUDERS, sideOf } from '../sides';
import { battleTexts as t } from '../texts/battle';

/** The ships of one side. */
export interface Force {
  groups: GroupView[];
  fleets: MarauderView[];
}

/** Dice of a side against another that need the same number, thrown one after another. */
export interface Volley {
  side: number;
  target: number;
  hitsOn: number;
  cannon: boolean;
  /** The shooter chooses the ships that take its hits. */
  aimed: boolean;
  throws: { at: number; faces: number[]; hitting: boolean[] }[];
  hits: number;
}

export interface Round {
  round: number;
  volleys: Volley[];
  totals: { side: number; hits: number }[];
}

export const shipsThing = (side: number, group: number) => `battle-${side}-${group}`;
export const hitsThing = (side: number) => `battle-hits-${side}`;

/** The ships of a side that fight, as they stand on the tile. */
export function forceOf(view: View, { fresh, tile: at }: FightView, side: number): Force {
  if (!fresh) return { groups: [], fleets: [] };
  const { fleets, marauders } = view.tiles[at];
  const fleet = fleets.find((each) => each.seat === side);
  return { groups: fleet?.groups ?? [], fleets: side === MARAUDERS ? marauders : [] };
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
  fight.throws.forEach(
    ({ hits_on: hitsOn, side, target, cannon, aimed, faces, hitting, hits, ...each }, at) => {
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
      volley.throws.push({ at, faces, hitting });
      volley.hits += hits;
    },
  );
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
  return Object.fromEntries(
    fight.lanes.flatMap(({ side, hits }) => {
      const { groups, fleets } = forceOf(view, fight, side);
      return [
        [hitsThing(side), hits],
        ...groups.map((group) => [shipsThing(side, group.group), group.count]),
        ...fleets.map((fleet) => [shipsThing(side, fleet.fleet), fleet.ships]),
      ];
    }),
  );
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
