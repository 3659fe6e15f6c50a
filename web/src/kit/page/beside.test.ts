// Notes find room.
import { expect, test } from 'vitest';
import { beside, leader, overlap } from './beside';

const SCREEN = { width: 1000, height: 800 };

const SIZE = { width: 200, height: 100 };

test('a note lies to the right of its thing where there is room', () => {
  const place = beside({ left: 300, top: 300, width: 50, height: 50 }, SIZE, SCREEN, []);
  expect(place).toMatchObject({ left: 364, top: 275 });
});

test('a note goes to the left at the right edge and stays on the screen', () => {
  const thing = { left: 940, top: 5, width: 50, height: 50 };
  const place = beside(thing, SIZE, SCREEN, []);
  expect(place.left + place.width).toBeLessThan(thing.left);
  expect(place.top).toBeGreaterThanOrEqual(8);
});

test('a note does not cover an offer when it can lie elsewhere', () => {
  const offer = { left: 360, top: 280, width: 150, height: 150 };
  const place = beside({ left: 300, top: 300, width: 50, height: 50 }, SIZE, SCREEN, [offer]);
  expect(overlap(place, offer)).toBe(0);
});

test('the leader runs from edge to edge', () => {
  const line = leader(
    { left: 100, top: 0, width: 50, height: 20 },
    { left: 0, top: 0, width: 20, height: 20 },
  );
  expect(line).toEqual({ x1: 100, y1: 10, x2: 20, y2: 10 });
});
