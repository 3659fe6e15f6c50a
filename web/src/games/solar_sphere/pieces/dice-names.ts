// How a die is called wherever it lies, so that it glides from a port to a location: `die-<side>-<face>-<k>`.
import { ALMANAC, type Die, type View } from '../../../generated/solar_sphere';

export interface NamedDie extends Die {
  name: string;
}

/** `k` counts a side's dice of one face from 0: first those on locations as they were placed, then those in the ports. Opaque dice count apart. */
export function dieName(side: number, face: number, k: number, opaque = false): string {
  return `die-${side}-${face}-${k}${opaque ? '-opaque' : ''}`;
}

/** The dice on each location, by location number, with their names. */
export function diceOnLocations(view: View): NamedDie[][] {
  const named = (die: Die) => ({ ...die, name: dieName(die.side, die.face, die.nth, die.opaque) });
  return view.locations.map((location) => location.dice.map(named));
}

/** What the vocabulary calls a die of this face in a player's hand. */
export function dieNoun(face: number, auxiliary = false): number {
  return ALMANAC.dice.findIndex((die) => die.face === face && die.auxiliary === auxiliary);
}

/** How many dice of this side and face lie on locations: the first `k` of those in the ports. */
export function placedCount(view: View, side: number, face: number): number {
  const all = view.locations.flatMap((location) => location.dice);
  return all.filter((die) => die.side === side && die.face === face && !die.opaque).length;
}
