// What a way costs and brings, in words.
import { expect, test } from 'vitest';
import { many } from '../../texts/said';
import { link } from './fixture';
import { pursed } from './told';

const plain = (text: string) => text;

test('one of a figure is called otherwise than many, where a game says so', () => {
  const figures = [(count: number) => many(count, '{n} drone', '{n} drones')];
  const change = { what: 'drones', kind: 'figure', id: 0 };
  const paid = (amount: number) => [{ ...link('to', 'tile', 1), changes: [{ ...change, amount: -amount }] }];
  expect(pursed(paid(1), { plain, figures })).toEqual(['pay 1 drone']);
  expect(pursed(paid(2), { plain, figures })).toEqual(['pay 2 drones']);
  expect(pursed(paid(2), { plain })).toEqual(['pay 2 drones']);
});
