// Finding what fell in a long list.
import { expect, test } from 'vitest';
import { matching } from './outcomes';

const OUTCOMES = ['dock 1 1 2', 'dock 1 2 3', 'reveal Iron Lullaby'].map((text, word) => ({ word, text }));
const found = (typed: string) => matching(OUTCOMES, typed).map(({ word }) => word);

test('nothing typed shows everything', () => {
  expect(found('  ')).toEqual([0, 1, 2]);
});

test('every word must occur, in capitals or not', () => {
  expect([found('DOCK 3'), found('lull'), found('dock iron')]).toEqual([[1], [2], []]);
});
