// What ships are called, and what their words mean.
import { expect, test } from 'vitest';
import { NOUNS, type View } from '../../../generated/event_horizon';
import { MARAUDERS } from '../sides';
import { enemyOf, fleetNoun, shipNoun, shipOf, typeOf } from './nouns';

const view = { focus: 7 } as View;
/** A damaged drone mother. */
const GROUP = NOUNS.group.indexOf('drone mother damaged');

test('ships are named by their group on the tile in question and by their place elsewhere', () => {
  expect(shipNoun(view, 0, 7, 0, GROUP)).toEqual({ kind: 'group', id: GROUP });
  const { kind, id } = shipNoun(view, 0, 8, 0, GROUP);
  expect(NOUNS[kind][id]).toBe(`${NOUNS.group[GROUP]} at ${NOUNS.tile[8]}`);
  expect(shipOf(id)).toEqual({ tile: 8, group: GROUP });
});

test('ships of others are named by their seat, fleets of marauders come after all seats', () => {
  const { kind, id } = shipNoun(view, 0, 7, 2, GROUP);
  expect(NOUNS[kind][id]).toBe(`${NOUNS.side[2]} ${NOUNS.group[GROUP]}`);
  expect(enemyOf(id)).toEqual({ seat: 2, group: GROUP });
  expect(enemyOf(fleetNoun(3).id)).toEqual({ fleet: 3 });
  expect(NOUNS.enemy[fleetNoun(3).id]).toBe(NOUNS.fleet[3]);
  expect(NOUNS.side[MARAUDERS]).toBe('marauders');
});

test('a group knows its ship type', () => {
  expect(NOUNS.type[typeOf(GROUP)]).toBe('drone mother');
});
