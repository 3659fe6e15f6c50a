// What the prompt says while nothing is asked.
import { expect, test } from 'vitest';
import { happening } from './waiting';

const log = [
  { step: 4, text: '{player:0} rolls 5.' },
  { step: 6, text: '{player:1} rolls 6.' },
  { step: 6, text: '{player:1} wins.' },
];

test('while steps are played the sentences of the last one are told', () => {
  expect(happening({ live: { busy: true, log } })).toBe('{player:1} rolls 6. {player:1} wins.');
});

test('nothing is told when all has been seen, or before anything was said', () => {
  expect(happening({ live: { busy: false, log } })).toBe('');
  expect(happening({ live: { busy: true, log: [] } })).toBe('');
});
