// Colours become names.
import { expect, test } from 'vitest';
import { named } from './names';

test('colours become names; whole words only', () => {
  const colours = ['white', 'orange'];
  expect(named('flag of orange, oranges, white', colours, (seat) => `<${seat}>`)).toBe(
    'flag of <1>, oranges, <0>',
  );
  expect(named('white', [], () => '')).toBe('white');
});
