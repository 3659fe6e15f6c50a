// The board's arithmetic: places, discs, dice names, changes, and that everything printed has a drawing.
import { expect, test } from 'vitest';
import { ALMANAC, type Effect, type PlayerView, type View } from '../../../generated/solar_sphere';
import { discs } from './discs';
import { printOf } from './print';
import { boardChanges } from './things';
import { diceOnLocations, placedCount } from './dice-names';
import { alongPlate, hexCentre, polar, SECTOR_ORDER, sectorAngle, space } from './geometry';
import { effectParts } from '../pieces/effects';
import { row } from '../../../kit/icons/parts';

function table(change: Partial<View> = {}): View {
  const player = (seat: number, score: number) => ({ seat, score }) as PlayerView;
  return {
    sphere: [{ position: 7, hex: 3, owner: -1, points: 2, viable: true }],
    locations: ALMANAC.locations.map((_, location) => ({ location, dice: [], satellites: [] })),
    players: [player(0, 12), player(1, 12)],
    dranda: null,
    ...change,
  } as View;
}

function withDice(...dice: [location: number, side: number, face: number][]): View {
  const view = table();
  dice.forEach(([location, side, face], at) => {
    const nth = dice.slice(0, at).filter((before) => before[1] === side && before[2] === face).length;
    view.locations[location].dice.push({ side, face, opaque: false, nth });
  });
  return view;
}

function everyEffect(): Effect[] {
  return [
    ...ALMANAC.hexes.map((hex) => hex.benefits),
    ...ALMANAC.crew.flatMap((crew) => [crew.action, crew.retire]),
  ].flat();
}

test('the corner hex above the Core stands straight above it', () => {
  const top = hexCentre(ALMANAC.places[7]);
  expect(top.x).toBe(0);
  expect(top.y).toBeCloseTo(2 * hexCentre(ALMANAC.places[1]).y);
});

test('every location has its plate', () => {
  expect(ALMANAC.locations.map((location) => location.id).sort()).toEqual([...SECTOR_ORDER].sort());
  expect(sectorAngle('sphere')).toBe(0);
});

test('the score ring runs clockwise from the top', () => {
  expect(space(0).x).toBeCloseTo(0);
  expect(space(10).x).toBeGreaterThan(0);
  expect(space(25).y).toBeCloseTo(polar(space(25).y, 180).y);
});

test('things on a plate never leave their room', () => {
  const angles = alongPlate(0, 237, Array<number>(12).fill(20), 148, 4);
  expect(((angles[11] - angles[0]) * Math.PI * 237) / 180).toBeCloseTo(128);
});

test('equal scores stand side by side and a score tile is counted', () => {
  const [one, other] = discs(table(), 14);
  expect(other.at.x - one.at.x).not.toBe(0);
  const [far] = discs(table({ players: [{ seat: 0, score: 103 } as PlayerView] }), 14);
  expect(far.tile).toBe('100');
  expect(far.at).toEqual(space(3));
});

test('dice of one side and face are counted as they are placed', () => {
  const view = withDice([5, 0, 4], [1, 0, 4], [5, 1, 4]);
  expect(diceOnLocations(view)[5].map((die) => die.name)).toEqual(['die-0-4-0', 'die-1-4-0']);
  expect(diceOnLocations(view)[1].map((die) => die.name)).toEqual(['die-0-4-1']);
  expect(placedCount(view, 0, 4)).toBe(2);
});

test('a build, a new die, a satellite and a score are changes', () => {
  const after = withDice([5, 0, 4]);
  after.sphere = [{ ...after.sphere[0], owner: 0 }];
  after.locations[2].satellites.push(1);
  after.players = [{ ...after.players[0], score: 14 }, after.players[1]];
  expect(boardChanges(table(), after)).toEqual(['hex-3', 'die-0-4-0', 'satellite-2-1', 'disc-0']);
  expect(boardChanges(after, after)).toEqual([]);
});

test('dice that are taken back at the end of a round are no change', () => {
  expect(boardChanges(withDice([5, 0, 4]), table())).toEqual([]);
});

test('every effect of the almanac is drawn, none is written out', () => {
  for (const effect of everyEffect()) expect(effectParts([effect])[0].text).not.toBe(effect.text);
});

test('every part of a row has its place and the row is as wide as its parts', () => {
  const line = row([{ icon: 'ore' }, { text: '2' }, { icon: 'points', apart: true }]);
  expect(line.parts.map((part) => part.x)).toEqual(
    [...line.parts.map((part) => part.x)].sort((a, b) => a - b),
  );
  expect(line.width).toBeGreaterThan(line.parts[2].x);
});

test('every location prints its dice, its action and what a satellite adds', () => {
  for (const at of ALMANAC.locations.keys()) {
    const print = printOf(at);
    expect(print.dice.length).toBeGreaterThan(0);
    expect([...print.action, ...print.boost].every((part) => part.icon || part.text)).toBe(true);
  }
});
