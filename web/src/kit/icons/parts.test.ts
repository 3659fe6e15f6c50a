// Signs and figures stand side by side.
import { expect, test } from 'vitest';
import { row } from './parts';

test('every part of a row has its place and the row is as wide as its parts', () => {
  const line = row([{ icon: 'ore' }, { text: '2' }, { icon: 'points', apart: true }]);
  expect(line.parts.map((part) => part.x)).toEqual(
    [...line.parts.map((part) => part.x)].sort((a, b) => a - b),
  );
  expect(line.width).toBeGreaterThan(line.parts[2].x);
});
