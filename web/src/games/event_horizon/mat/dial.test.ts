// The production dial.
import { expect, test } from 'vitest';
import { arc, scaleOf, spot } from './dial';

test('the dial keeps its number on the scale', () => {
  expect([scaleOf(4), scaleOf(20), scaleOf(23)]).toEqual([20, 20, 30]);
  expect(spot(0, 20).x).toBeLessThan(50);
  expect(spot(20, 20).x).toBeGreaterThan(50);
  expect(arc(0, 20, 20)).toContain(' 1 1 ');
});
