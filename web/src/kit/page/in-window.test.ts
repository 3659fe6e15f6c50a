// Two lit halves at the edge of a phone are not cut.
import { expect, test } from 'vitest';
import { inWindow } from './in-window';

const PHONE = { width: 390, height: 844 };
const HALVES = { width: 340, height: 100 };

test('in the middle of the window they stand around their place', () => {
  expect(inWindow({ x: 195, y: 400 }, HALVES, PHONE)).toEqual({ x: 25, y: 350 });
});

test('at an edge they stay in the window', () => {
  expect(inWindow({ x: 380, y: 840 }, HALVES, PHONE)).toEqual({ x: 42, y: 736 });
  expect(inWindow({ x: 5, y: 5 }, HALVES, PHONE)).toEqual({ x: 8, y: 8 });
});
