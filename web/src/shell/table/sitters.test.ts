// The eyes follow the asked seat.
import { expect, test } from 'vitest';
import type { SeatInfo } from '../../generated/wire';
import { eyesFor, nameOf } from './sitters';

const seat = (number: number, yours: boolean) => ({ seat: number, yours }) as SeatInfo;

test('the eyes go to the own seat that is asked, and stay when another is', () => {
  const seats = [seat(0, true), seat(1, true), seat(2, false)];
  expect(eyesFor(seats, [1], 0)).toBe(1);
  expect(eyesFor(seats, [2], 1)).toBe(1);
  expect(eyesFor(seats, [0, 1], 1)).toBe(1);
  expect(eyesFor([seat(0, false)], [0], -1)).toBe(-1);
});

test('two of a name are told apart by the colour that the screen shows', () => {
  const bot = (label: string, name: string) => ({ kind: 'bot', label, name }) as SeatInfo;
  const seats = [bot('blue', 'Bolt'), bot('green', 'Bolt'), bot('yellow', 'Ada')];
  expect(seats.map((each) => nameOf(each, seats))).toEqual(['Bolt (violet)', 'Bolt (green)', 'Ada']);
});
