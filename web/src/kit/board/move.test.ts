// What has left its place glides.
import { expect, test } from 'vitest';
import { along, delay, hasLeft, letGo, type Place } from './move';

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

test('what is taken back goes at double speed', () => {
  expect([0, 1, 4].map((order) => delay(order, 320, true))).toEqual([0, 30, 160]);
});

test('what was dragged comes from where it was let go, everything else from where it lay', () => {
  const at = (left: number) => ({ left, top: 0, width: 40, height: 30 });
  const carried = { home: at(0), at: { x: 220, y: 115 } };
  expect(letGo(at(0), at(240), carried)).toEqual({ left: 200, top: 100, width: 40, height: 30 });
  expect(letGo(at(300), at(240), carried)).toEqual(at(300));
  expect(letGo(at(0), at(12), carried)).toEqual(at(0));
  expect(letGo(at(0), at(240), null)).toEqual(at(0));
});
