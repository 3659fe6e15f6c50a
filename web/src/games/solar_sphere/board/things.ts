// Which things of the board differ between two views; they get the brass frame.
import { ALMANAC, type HexView, type PlayerView, type View } from '../../../generated/solar_sphere';
import { differing, fresh, type Marks } from '../../../kit/changes';
import { diceOnLocations } from '../pieces/dice-names';

/** The names of hexes built, dice placed, satellites launched and score discs moved. */
export function boardChanges(before: View, after: View): string[] {
  return [
    ...builtHexes(before, after),
    ...newDice(before, after),
    ...newSatellites(before, after),
    ...movedDiscs(before, after),
  ];
}

/** An open hex lies there, neither a face-down one nor the Core. */
export const isOpen = ({ hex }: HexView): boolean => hex in ALMANAC.hexes;

/** The name of a place of the Sphere: an open hex by its card, a face-down one and the Core by the place. */
export function hexThing(place: HexView): string {
  return isOpen(place) ? `hex-${place.hex}` : `plate-${place.position}`;
}

export function satelliteThing(location: number, side: number): string {
  return `satellite-${location}-${side}`;
}

export function discThing(side: number): string {
  return `disc-${side}`;
}

type Scored = { side: number } & Pick<PlayerView, 'score' | 'score_space' | 'score_tile'>;

/** Whoever has a disc on the score track, DRANDA last. */
export function scored(view: View): Scored[] {
  const players = view.players.map((player) => ({ ...player, side: player.seat }));
  return [...players, ...(view.dranda ? [view.dranda] : [])];
}

function builtHexes(before: View, after: View): string[] {
  const owners = new Map(before.sphere.map((place) => [place.position, place.owner]));
  return after.sphere
    .filter((place) => owners.has(place.position) && owners.get(place.position) !== place.owner)
    .map(hexThing);
}

/** Dice are laid one after another and leave a location all at once. */
function newDice(before: View, after: View): string[] {
  const lay = before.locations.map((location) => location.dice.length);
  return diceOnLocations(after).flatMap((dice, at) => dice.slice(lay[at] ?? 0).map((die) => die.name));
}

function newSatellites(before: View, after: View): string[] {
  return fresh(satellites(before), satellites(after));
}

function satellites(view: View): string[] {
  return view.locations.flatMap((each) => each.satellites.map((side) => satelliteThing(each.location, side)));
}

function movedDiscs(before: View, after: View): string[] {
  return differing(discMarks(before), discMarks(after));
}

function discMarks(view: View): Marks {
  return Object.fromEntries(scored(view).map(({ side, score }) => [discThing(side), score]));
}
