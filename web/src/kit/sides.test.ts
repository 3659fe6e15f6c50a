// Seats have a look by their colour, and the name of whoever sits there.
import { expect, test } from 'vitest';
import type { Sitter } from '../games/contract';
import { lookOf, looksOf, plainName, seated } from './sides';

test('a colour has its look, without one the seat decides', () => {
  expect([lookOf('Teal', 0), lookOf('first', 1)]).toEqual(['verdigris', 'graphite']);
});

test('a side without a colour is neutral', () => {
  expect(looksOf([{ colour: 'pink' }, { colour: '' }])).toEqual(['rose', 'corp']);
});

test('whoever sits there gives the side its name and look', () => {
  const sitters = [{ seat: 1, name: 'Ines', look: 'rose' }] as Sitter[];
  expect(seated(sitters, 1, 'black', 'graphite')).toEqual({ side: 1, name: 'Ines', look: 'rose' });
  expect(seated(sitters, 0, 'red', 'ember')).toEqual({ side: 0, name: 'red', look: 'ember' });
});

test('a plain name has no colour behind it', () => {
  expect(plainName('Captain (black)')).toBe('Captain');
});
