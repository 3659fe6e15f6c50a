// A board stays in its box.
import { expect, test } from 'vitest';
import { Zoom } from './pan-zoom.svelte';

function zoomOf(width: number, height: number, base = 1): Zoom {
  const zoom = new Zoom();
  zoom.fit(width, height, base);
  return zoom;
}

test('zooming keeps the point under the pointer and the board in its box', () => {
  const zoom = zoomOf(400, 300);
  zoom.by(2, 100, 100);
  expect([zoom.scale, zoom.x, zoom.y]).toEqual([2, -100, -100]);
  zoom.move(500, -5000);
  expect([zoom.x, zoom.y]).toEqual([0, -300]);
  zoom.by(0.1);
  expect([zoom.scale, zoom.x + 0, zoom.y + 0]).toEqual([1, 0, 0]);
});

test('a board wanted larger begins larger, in the middle; one that was moved stays where it is when the box changes', () => {
  const zoom = zoomOf(400, 300, 1.5);
  expect([zoom.scale, zoom.x, zoom.y]).toEqual([1.5, -100, -75]);
  zoom.fit(800, 300, 1.5);
  expect([zoom.x, zoom.y]).toEqual([-200, -75]);
  zoom.move(50, 0);
  zoom.fit(900, 300, 1.5);
  expect([zoom.scale, zoom.x]).toEqual([1.5, -150]);
  zoom.fit(900, 300, 1);
  expect([zoom.scale, zoom.x + 0]).toEqual([1, 0]);
});

test('a board is seen from far, or so near that a unit has so many pixels, but never smaller than its box', () => {
  const zoom = zoomOf(400, 300);
  zoom.whole = 0.5;
  zoom.to(1.25);
  expect([zoom.scale, zoom.plain]).toEqual([2.5, false]);
  zoom.to(0.1);
  expect(zoom.scale).toBe(1);
  zoom.survey();
  expect([zoom.scale, zoom.plain]).toEqual([1, true]);
  zoom.by(1.2);
  expect(zoom.plain).toBe(false);
});

test('what lies out of sight is brought to the middle', () => {
  const zoom = zoomOf(400, 300, 2);
  zoom.centre(500, 150);
  expect([zoom.x, zoom.y]).toEqual([-400, -150]);
});
