// A label says what lies on a tile.
import { expect, test } from 'vitest';
import { fleet, group, map } from '../fixture';
import { tileLabel } from './labels';

test('a label says what lies on a tile', () => {
  const view = map({
    tile: 40,
    face: 0,
    kind: 'moon',
    defense: 1,
    production: 1,
    owner: 1,
    fleets: [fleet(0, group(0, 2), group(17, 1))],
  });
  expect(tileLabel(view, [], view.tiles[40])).toBe(
    'Pell, Moon at A04; defence 1, production 1; flag of Orange; free building slot; White: 2 cruisers and 1 drone mother with 1 damage',
  );
});
