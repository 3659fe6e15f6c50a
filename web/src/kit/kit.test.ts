// Notes find room; boards stay in their box; movement is staggered.
import { expect, test } from 'vitest';
import { beside, leader, overlap } from './page/beside';
import { along, delay, hasLeft, type Place } from './board/move';
import { Zoom } from './board/pan-zoom.svelte';

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

test('zooming keeps the point under the pointer and the board in its box', () => {
  const zoom = new Zoom();
  [zoom.width, zoom.height] = [400, 300];
  zoom.by(2, 100, 100);
  expect([zoom.scale, zoom.x, zoom.y]).toEqual([2, -100, -100]);
  zoom.move(500, -5000);
  expect([zoom.x, zoom.y]).toEqual([0, -300]);
  zoom.by(0.1);
  expect([zoom.scale, zoom.x + 0, zoom.y + 0]).toEqual([1, 0, 0]);
});

test('a thing that shifts a little has not left its place', () => {
  const at = (left: number) => ({ left, top: 0, width: 40, height: 30 });
  expect([hasLeft(at(0), at(12)), hasLeft(at(0), at(45))]).toEqual([false, true]);
});

test('a thing that goes along with its part of the table has not left its place', () => {
  const [part, other] = [{} as Element, {} as Element];
  const at = (top: number, from: number, part: Element, height = 200) => ({
    left: 0,
    top,
    width: 40,
    height: 30,
    part,
    within: { left: 0, top: from, width: 300, height },
  });
  const left = (before: Place, after: Place) => hasLeft(along(before, after), after);
  expect(left(at(110, 100, part), at(410, 400, part))).toBe(false);
  expect(left(at(110, 100, part), at(160, 100, part))).toBe(true);
  expect(left(at(110, 100, part), at(160, 100, part, 320))).toBe(false);
  expect(left(at(110, 100, part), at(410, 400, other))).toBe(true);
});

test('at most four things move at once', () => {
  expect([0, 1, 3, 4, 5].map((order) => delay(order))).toEqual([0, 60, 180, 320, 380]);
});
