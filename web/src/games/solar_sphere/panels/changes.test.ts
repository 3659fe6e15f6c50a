// A change of the view names the things that show it.
import { expect, test } from 'vitest';
import { mat } from '../fixture';
import { panelChanges } from './changes';

test('only what changed is named', () => {
  expect(panelChanges(mat([0, 0, 0], 1), mat([1, 0, 0], 1))).toEqual(['stock-0']);
});
