// The eyes follow the asked seat.
import { expect, test } from 'vitest';
import type { SeatInfo } from '../../generated/wire';
import { eyesFor } from './sitters';

const seat = (number: number, yours: boolean) => ({ seat: number, yours }) as SeatInfo;

test('the eyes go to the own seat that is asked, and stay when another is', () => {
  const seats = [seat(0, true), seat(1, true), seat(2, false)];
  expect(eyesFor(seats, [1], 0)).toBe(1);
  expect(eyesFor(seats, [2], 1)).toBe(1);
  expect(eyesFor(seats, [0, 1], 1)).toBe(1);
  expect(eyesFor([seat(0, false)], [0], -1)).toBe(-1);
});
