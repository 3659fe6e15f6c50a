// Octagons and squares fill the plane.
import { expect, test } from 'vitest';
import { COST_AT, diamond, DIAMOND, HALF, octagon, POINTS_AT, SIDE, tab } from './geometry';

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

test('cost and points in the corners of an infrastructure card are not covered by the outline that lights it', () => {
  const fromTheEdge = (x: number, y: number) => (HALF + SIDE - Math.abs(x) - Math.abs(y)) / Math.SQRT2;
  const outline = 2.5;
  // The corner of the hexagon, and that of the first digit.
  expect(fromTheEdge(COST_AT.x - 9.09, COST_AT.y - 5.25)).toBeGreaterThan(outline);
  expect(fromTheEdge(POINTS_AT.x - 4, POINTS_AT.y)).toBeGreaterThan(outline);
});
