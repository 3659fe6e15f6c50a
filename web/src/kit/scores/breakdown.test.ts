import { expect, test } from 'vitest';
import { breakdown } from './breakdown';

const part = (label: string, points: number, counted: boolean) => ({ label, points, counted });

test('what is counted stands apart from what the end would add, and both are summed for every side', () => {
  const red = [part('during play', 7, true), part('morale', 2, false), part('leftovers', 1.5, false)];
  const dranda = [part('during play', 4, true), part('drones', 6, false)];
  expect(breakdown([red, dranda])).toEqual({
    counted: [{ label: 'during play', points: [7, 4] }],
    coming: [
      { label: 'morale', points: [2, undefined] },
      { label: 'leftovers', points: [1.5, undefined] },
      { label: 'drones', points: [undefined, 6] },
    ],
    now: [7, 4],
    end: [10.5, 10],
  });
});
