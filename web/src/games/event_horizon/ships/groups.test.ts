// Ships are found by what the vocabulary calls them.
import { expect, test } from 'vitest';
import { NOUNS } from '../../../generated/event_horizon';
import { table } from '../fixture';
import { groupAt } from './groups';

test('ships are found by what the vocabulary calls them', () => {
  const view = table();
  const ships = { group: 17, type: 1, count: 2 };
  Object.assign(view.tiles[5], { fleets: [{ seat: 0, ships: 2, capture: 12, groups: [ships] }] });
  expect(groupAt(view, 'group', 17)).toMatchObject({ seat: 0, tile: 5, ships });
  expect(groupAt(view, 'ship', NOUNS.ship.indexOf(`${NOUNS.group[17]} at ${NOUNS.tile[5]}`))).toMatchObject({
    seat: 0,
    ships,
  });
  expect(groupAt(view, 'enemy', NOUNS.enemy.indexOf(NOUNS.fleet[2]))).toMatchObject({ fleet: 2 });
  expect(groupAt(view, 'number', 2)).toBeNull();
});

test('own ships whose order is still to be given are found on the tile that they stand within', () => {
  const view = table();
  Object.assign(view, { focus: -1, waiting: [1] });
  const ships = { group: 17, type: 1, count: 2 };
  Object.assign(view.tiles[5], {
    fleets: [
      { seat: 0, ships: 1, capture: 6, groups: [{ group: 16, type: 1, count: 1 }] },
      { seat: 1, ships: 2, capture: 12, groups: [ships] },
    ],
  });
  expect(groupAt(view, 'group', 17, 'tile-5')).toMatchObject({ seat: 1, tile: 5, ships });
});
