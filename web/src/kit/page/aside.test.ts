// Large faces beside the board.
import { expect, test } from 'vitest';
import { aside, asideWidth } from './aside';
import { overlap } from './beside';

const ROOM = { left: 0, top: 46, width: 1024, height: 540 };
const BOARD = { left: 270, top: 96, width: 490, height: 490 };
const face = (height: number, board = BOARD) => ({ width: asideWidth(ROOM, board), height });

test('a face is as wide as the room beside the board, and can always be read', () => {
  expect(asideWidth(ROOM, BOARD)).toBe(248);
  expect(asideWidth(ROOM, { ...BOARD, left: 100 })).toBe(272);
  expect(asideWidth(ROOM, { ...BOARD, left: 0, width: 1024 })).toBe(184);
});

test('a face lies at the nearer side of the board, as high as its thing', () => {
  const thing = { left: 300, top: 300, width: 50, height: 50 };
  const place = aside(thing, face(200), ROOM, BOARD, []);
  expect(place).toMatchObject({ left: 14, top: 225 });
  expect(aside({ ...thing, left: 700 }, face(200), ROOM, BOARD, []).left).toBe(768);
});

test('a face never lies on its thing in an open drawer, and rather on a drawer than on the board', () => {
  const thing = { left: 20, top: 100, width: 340, height: 480 };
  expect(overlap(aside(thing, face(400), ROOM, BOARD, []), thing)).toBe(0);
  const moved = { ...BOARD, left: 90 };
  const place = aside({ left: 300, top: 200, width: 30, height: 50 }, face(200, moved), ROOM, moved, []);
  expect(overlap(place, moved)).toBe(0);
});

test('a face leaves offers free where it can', () => {
  const offer = { left: 780, top: 100, width: 200, height: 200 };
  const thing = { left: 700, top: 150, width: 50, height: 50 };
  expect(overlap(aside(thing, face(200), ROOM, BOARD, [offer]), offer)).toBe(0);
});
