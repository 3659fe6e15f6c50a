// Octagons and squares fill the plane.
import { expect, test } from 'vitest';
import { diamond, DIAMOND, HALF, octagon, SIDE, tab } from './geometry';

test('the side of an octagon is as long as that of the square beside it', () => {
  expect(2 * SIDE).toBeCloseTo(Math.SQRT2 * DIAMOND);
  expect(SIDE + DIAMOND).toBeCloseTo(HALF);
});

test('outlines begin at the upper left and at the top', () => {
  expect(octagon()).toMatch(/^M-24\.85 -60L24\.85 -60L60 -24\.85/);
  expect(diamond(5.15, { x: 10, y: 0 })).toMatch(/^M10 -30(\.0\d)?L/);
});

test('a tab lies between the square and the corner of its space', () => {
  expect(tab(2)).toBe('M35.15 0L60 24.85L24.85 60L0 35.15Z');
});
