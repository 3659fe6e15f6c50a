// A change of the view names the things that show it.
import { expect, test } from 'vitest';
import { table } from '../fixture';
import { panelChanges } from './changes';

test('only what changed is named', () => {
  expect(panelChanges(table(), table({ level: 4, points: 1 }))).toEqual(['score-0', 'level-marker-0']);
  expect(panelChanges(table(), table({}, { deck: 20 }))).toEqual(['pool-deck']);
});
