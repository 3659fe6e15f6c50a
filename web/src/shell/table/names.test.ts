// Colours become names.
import { expect, test } from 'vitest';
import type { Question } from '../../generated/wire';
import { named, namedQuestion } from './names';

test('colours become names; whole words only', () => {
  const colours = ['white', 'orange'];
  expect(named('flag of orange, oranges, white', colours, (seat) => `<${seat}>`)).toBe(
    'flag of <1>, oranges, <0>',
  );
  expect(named('white', [], () => '')).toBe('white');
});

test('the players of a question are things, those of its hints have names', () => {
  const offers = [{ text: 'fire at {tile:3}', hint: 'flag of white' }];
  const question = { text: 'orange: fire?', offers } as unknown as Question;
  expect(namedQuestion(question, ['white', 'orange'], (text) => `<${text}>`)).toEqual({
    text: '{player:1}: fire?',
    offers: [{ text: 'fire at {tile:3}', hint: '<flag of white>' }],
  });
});
