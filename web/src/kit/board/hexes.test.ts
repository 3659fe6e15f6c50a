// Hexes lie beside each other, and a plate is lit from the upper left.
import { expect, test } from 'vitest';
import { bevel, hexagon, hexCentre, hexCorners, hexRise, place, polar } from './hexes';

test('neighbouring hexes touch: their middles are two rises apart', () => {
  const [here, below] = [hexCentre({ q: 0, r: 0 }, 10), hexCentre({ q: 0, r: 1 }, 10)];
  expect(below.y - here.y).toBeCloseTo(2 * hexRise(10));
  const beside = hexCentre({ q: 1, r: 0 }, 10);
  expect(Math.hypot(beside.x, beside.y)).toBeCloseTo(2 * hexRise(10));
});

test('the first corner is the right one, the fifth is above', () => {
  const corners = hexCorners(10, { x: 5, y: 0 });
  expect(corners[0]).toEqual({ x: 15, y: 0 });
  expect(corners[4].y).toBeLessThan(0);
  expect(hexagon(10)).toMatch(/^M10 0L.*Z$/);
});

test('the light falls on the upper left edges', () => {
  expect(bevel(10).light.startsWith('M-10 0')).toBe(true);
  expect(bevel(10).shade.startsWith('M10 0')).toBe(true);
});

test('angles run clockwise from the top', () => {
  expect(polar(10, 90).x).toBeCloseTo(10);
  expect(place(polar(10, 0))).toBe('translate(0 -10)');
});
