// What lies beyond which edge.
import { expect, test } from 'vitest';
import { edgeOf } from './outside';

const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

test('a thing is out of sight when more than half of it lies beyond an edge', () => {
  const frame = box(0, 100, 390, 400);
  expect(edgeOf(box(10, 200), frame)).toBe(null);
  expect(edgeOf(box(10, 85), frame)).toBe(null);
  expect(edgeOf(box(10, 70), frame)).toBe('up');
  expect(edgeOf(box(10, 490), frame)).toBe('down');
  expect(edgeOf(box(-30, 200), frame)).toBe('left');
  expect(edgeOf(box(400, 480), frame)).toBe('right');
});
