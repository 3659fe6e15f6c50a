// Sides have a name and a look.
import { expect, test } from 'vitest';
import { table } from './fixture';
import { MARAUDERS, sideOf } from './sides';

test('a seat has its colour, the marauders are neutral', () => {
  const view = table();
  expect(sideOf(view, [], 0)).toEqual({ side: 0, name: 'White', look: 'ivory' });
  expect(sideOf(view, [], MARAUDERS)).toEqual({ side: MARAUDERS, name: 'Marauders', look: 'corp' });
});
