// How the cards of a hand lie.
import { expect, test } from 'vitest';
import { fan, SEEN } from './fan';

test('few cards lie side by side, many cover each other and still fit', () => {
  expect(fan(2, 600, 150)).toMatchObject({ size: 140, at: [0, 144], covered: false });
  const many = fan(12, 600, 150);
  expect([many.covered, Math.round(many.at[11] + many.size)]).toEqual([true, 600]);
});

test('however many there are, nearly half of each card is seen', () => {
  for (const [count, width, height] of [
    [11, 602, 118],
    [11, 672, 158],
    [12, 960, 171],
  ]) {
    const { at, size, covered } = fan(count, width, height);
    expect(covered).toBe(true);
    expect((at[1] - at[0]) / size).toBeGreaterThanOrEqual(SEEN - 0.001);
  }
});

test('on a phone all of them lie side by side, to be scrolled', () => {
  expect(fan(6, 370, 140)).toMatchObject({
    size: 112,
    at: [0, 116, 232, 348, 464, 580],
    covered: false,
    strip: true,
  });
});

test('no card needs no room', () => {
  expect(fan(0, 0, 0).at).toEqual([]);
});
