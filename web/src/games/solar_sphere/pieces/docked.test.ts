// Pieces one by one, and the dice in the ports.
import { expect, test } from 'vitest';
import { ALMANAC, type View } from '../../../generated/solar_sphere';
import { dockedNames, pieces } from './docked';

function table(stock: number[], dice: number): View {
  const player = {
    seat: 0,
    score: 0,
    reputation: 0,
    morale: 0,
    stock,
    active: 6,
    inactive: 2,
    reserve: 12,
    matrix: [0, 0, 0],
  };
  const ports = [0, 0, 0, dice, 0, 0];
  return {
    players: [{ ...player, ports, icons: [0, 0, 0, 0], crew: [], auxiliary: 0 }],
    locations: [{ location: 0, dice: [{ side: 0, face: 4, opaque: false }], satellites: [] }],
    display: [],
    fleet: [],
    resistance: 0,
    fighting: -1,
    dranda: null,
  } as unknown as View;
}

test('pieces are listed one by one', () => {
  expect(pieces([2, 0, 1], ALMANAC.resources)).toEqual(['ore', 'ore', 'crystal']);
});

test('dice in the ports are counted after those on locations', () => {
  expect(dockedNames(table([0, 0, 0], 2), 0)).toEqual(['die-0-4-1', 'die-0-4-2']);
});
