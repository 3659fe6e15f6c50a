// Notes find room.
import { expect, test } from 'vitest';
import { beside, leader, overlap, within } from './beside';

const SCREEN = { width: 1000, height: 800 };

const SIZE = { width: 200, height: 100 };

test('a note lies to the right of its thing where there is room', () => {
  const place = beside({ left: 300, top: 300, width: 50, height: 50 }, SIZE, SCREEN, { avoid: [] });
  expect(place).toMatchObject({ left: 364, top: 275 });
});

test('a note goes to the left at the right edge and stays on the screen', () => {
  const thing = { left: 940, top: 5, width: 50, height: 50 };
  const place = beside(thing, SIZE, SCREEN, { avoid: [] });
  expect(place.left + place.width).toBeLessThan(thing.left);
  expect(place.top).toBeGreaterThanOrEqual(8);
});

test('a note does not cover an offer when it can lie elsewhere', () => {
  const offer = { left: 360, top: 280, width: 150, height: 150 };
  const place = beside({ left: 300, top: 300, width: 50, height: 50 }, SIZE, SCREEN, { avoid: [offer] });
  expect(overlap(place, offer)).toBe(0);
});

test('a note never covers the question: where both sides are offered it lies beyond it', () => {
  const question = { left: 0, top: 500, width: 1000, height: 66 };
  const thing = { left: 450, top: 580, width: 100, height: 120 };
  const offers = [50, 150, 250, 350, 550, 650, 750, 850].map((left) => ({ ...thing, left }));
  const place = beside(thing, SIZE, { width: 1000, height: 720 }, { avoid: offers, never: [question] });
  expect([question, thing, ...offers].map((box) => overlap(place, box))).toEqual(Array(10).fill(0));
  expect(place.top + place.height).toBeLessThan(question.top);
});

test('its leader does not run across the question where there is room beside all offers', () => {
  const question = { left: 0, top: 500, width: 1000, height: 66 };
  const thing = { left: 450, top: 430, width: 50, height: 50 };
  const offers = [350, 400, 500, 550].map((left) => ({ ...thing, left, top: 330, height: 150 }));
  const place = beside(thing, SIZE, SCREEN, { avoid: offers, never: [question], joined: true });
  expect([question, thing, ...offers].map((box) => overlap(place, box))).toEqual(Array(6).fill(0));
  expect(place.top + place.height).toBeLessThanOrEqual(question.top);
});

test('the leader runs from edge to edge', () => {
  const line = leader(
    { left: 100, top: 0, width: 50, height: 20 },
    { left: 0, top: 0, width: 20, height: 20 },
  );
  expect(line).toEqual({ x1: 100, y1: 10, x2: 20, y2: 10 });
});

test('a box at an edge is moved into the screen, and another stays where it is', () => {
  const phone = { width: 390, height: 844 };
  const halves = { left: 25, top: 350, width: 340, height: 100 };
  expect(within(halves, phone)).toEqual(halves);
  expect(within({ ...halves, left: 210, top: 790 }, phone)).toMatchObject({ left: 42, top: 736 });
  expect(within({ ...halves, left: -165, top: -45 }, phone)).toMatchObject({ left: 8, top: 8 });
});
