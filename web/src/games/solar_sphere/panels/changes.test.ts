// A change of the view names the things that show it.
import { expect, test } from 'vitest';
import { type View } from '../../../generated/solar_sphere';
import { panelChanges } from './changes';

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

test('only what changed is named', () => {
  expect(panelChanges(table([0, 0, 0], 1), table([1, 0, 0], 1))).toEqual(['stock-0']);
});
