// A board stays in its box.
import { expect, test } from 'vitest';
import { Zoom } from './pan-zoom.svelte';

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
