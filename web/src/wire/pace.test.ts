// Steps are played in order, and wait for each other.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('paced jobs wait for each other, others follow at once', () => {
  const seen: string[] = [];
  const pace = new Pace(() => 100);
  pace.add(() => seen.push('a'), true);
  pace.add(() => seen.push('b'), true);
  pace.add(() => seen.push('end'), false);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(99);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(2);
  expect(seen).toEqual(['a', 'b', 'end']);
});

test('hurrying does all that waits, in order', () => {
  const seen: number[] = [];
  const busy: boolean[] = [];
  const pace = new Pace(
    () => 100,
    (now) => busy.push(now),
  );
  for (const n of [1, 2, 3]) pace.add(() => seen.push(n), true);
  expect(busy.at(-1)).toBe(true);
  pace.hurry();
  expect(seen).toEqual([1, 2, 3]);
  expect(busy.at(-1)).toBe(false);
});

test('whoever has just acted does not wait', () => {
  const seen: number[] = [];
  const pace = new Pace(() => 100);
  pace.add(() => seen.push(1), true);
  pace.ready();
  pace.add(() => seen.push(2), true);
  expect(seen).toEqual([1, 2]);
});
