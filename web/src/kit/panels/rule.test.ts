// The rule under a large face.
import { expect, test } from 'vitest';
import { filled } from './rule';

test('every blank of a rule is filled', () => {
  const text = 'Captured with more than {defense}; {defense} is not enough in the {belt}.';
  expect(filled(text, { defense: 8, belt: 'Ore Belt' })).toBe(
    'Captured with more than 8; 8 is not enough in the Ore Belt.',
  );
});
