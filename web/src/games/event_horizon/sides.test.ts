// Sides and their markers.
import { expect, test } from 'vitest';
import { table } from './fixture';
import { MARAUDERS, markersOut, sideOf } from './sides';

test('sides have a name and a look, and markers on the map are counted', () => {
  const view = table();
  expect(sideOf(view, [], 0)).toEqual({ side: 0, name: 'White', look: 'ivory' });
  expect(sideOf(view, [], MARAUDERS).look).toBe('corp');
  expect(markersOut(view, 0)).toBe(1);
});
