// What can be lit on the board.
import { expect, test } from 'vitest';
import { NOUNS } from '../../../generated/m121';
import { card, site, space, table } from '../fixture';
import { demandAt, empty, taken } from './marked';

const at = space('C3');
const most = NOUNS.demand.length / NOUNS.space.length;
const system = site({
  space: at,
  card: card('N47'),
  cubes: [{ colour: 0, count: 1, load: 64 }],
  demands: [{ demand: at * most, owner: -1 }],
});

test('a system is lit with its cubes and demand spaces, an empty space with the gaps', () => {
  const view = table({ sites: [system, site({ space: space('D3') })] });
  expect(taken(view).map(({ kind }) => kind)).toEqual(['space', 'load', 'demand']);
  expect(new Set(empty(view).map(({ kind }) => kind))).toEqual(new Set(['space', 'gap']));
});

test('a demand space lies on its system', () => {
  const { x, y } = demandAt(table({ sites: [system] }), at * most);
  expect([x > -180 && x < -60, y > -120 && y < -60]).toEqual([true, true]);
});
