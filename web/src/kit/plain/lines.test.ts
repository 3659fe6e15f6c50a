// A view that nobody has drawn can still be read.
import { expect, test } from 'vitest';
import { plainLines } from './lines';

test('fields have their names and values, lists stand on one line', () => {
  expect(plainLines({ round: 2, hand_sizes: [2, 0], top: [], hands: [[1, 2], []] })).toEqual([
    { depth: 0, name: 'round', value: '2' },
    { depth: 0, name: 'hand sizes', value: '2, 0' },
    { depth: 0, name: 'top', value: '–' },
    { depth: 0, name: 'hands', value: '(1, 2), (–)' },
  ]);
});

test('what lies in a record or in a long list stands further in', () => {
  expect(plainLines({ players: [{ ore: 3, name: null }] })).toEqual([
    { depth: 0, name: 'players', value: '' },
    { depth: 1, name: '0', value: '' },
    { depth: 2, name: 'ore', value: '3' },
    { depth: 2, name: 'name', value: '–' },
  ]);
  const long = Array.from({ length: 40 }, (_, number) => number);
  expect(plainLines({ long })).toHaveLength(41);
});
