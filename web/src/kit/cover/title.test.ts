// A title on a box.
import { expect, test } from 'vitest';
import { titleLines } from './title';

test('a long title stands in several lines, a short one in one', () => {
  expect(titleLines('Dust Rings')).toEqual(['Dust Rings']);
  expect(titleLines('Andromeda’s Edge')).toEqual(['Andromeda’s', 'Edge']);
  expect(titleLines('Helios: Against the Sun')).toEqual(['Helios: Against', 'the Sun']);
  expect(titleLines('M121')).toEqual(['M121']);
});
