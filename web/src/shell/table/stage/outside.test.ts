// What lies beyond which edge.
import { expect, test } from 'vitest';
import { buttonAt, edgeOf, fullest } from './outside';

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

test('a window goes where it holds the most, and stays where it holds as many', () => {
  const many = [
    { x: 500, y: 100 },
    { x: 560, y: 140 },
    { x: 100, y: 100 },
  ];
  expect(fullest(many, 390, 340)).toEqual({ x: 530, y: 120 });
  expect(fullest(many.slice(1), 390, 340)).toBe(null);
  expect(fullest([], 390, 340)).toBe(null);
});

test('a button stands beside what it leads to, inside of what shows it, and never on another', () => {
  const frame = { left: 0, top: 120, right: 390, bottom: 520 };
  const boxes = [
    { top: 400, height: 100 },
    { top: 420, height: 100 },
  ];
  expect([buttonAt('up', boxes, frame), buttonAt('right', boxes, frame)]).toEqual([150, 430]);
  expect(buttonAt('left', [{ top: 900, height: 10 }], frame)).toBe(430);
});
