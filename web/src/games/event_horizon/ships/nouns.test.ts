// What the words for ships mean.
import { expect, test } from 'vitest';
import { NOUNS } from '../../../generated/event_horizon';
import { enemyOf, shipOf } from './nouns';

test('a ship is a group on a tile', () => {
  const id = NOUNS.ship.indexOf('drone mother damaged at D02');
  const { tile, group } = shipOf(id);
  expect([NOUNS.group[group], NOUNS.tile[tile]]).toEqual(['drone mother damaged', 'D02']);
});

test('an enemy is a group of a seat or a fleet of marauders', () => {
  expect(enemyOf(NOUNS.enemy.indexOf('purple drone mother damaged'))).toEqual({
    seat: NOUNS.side.indexOf('purple'),
    group: NOUNS.group.indexOf('drone mother damaged'),
  });
  expect(enemyOf(NOUNS.enemy.indexOf(NOUNS.fleet[3]))).toEqual({ fleet: 3 });
});
