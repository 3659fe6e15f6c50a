// What a preview prints on a place.
import { expect, test } from 'vitest';
import { priceOf } from './prices';

test('cards where they can be paid, else strength', () => {
  expect(priceOf({ cost: 0, need: 3, strength: 4 }, 0)).toMatchObject({ figure: '0', war: false });
  expect(priceOf({ need: 3, strength: 4 }, 0)).toMatchObject({ figure: '3', icon: 'mx-strength', war: true });
});

test('only what others draw is told on the place', () => {
  const draws = [
    { seat: 0, cards: 2 },
    { seat: 1, cards: 1 },
  ];
  expect(priceOf({ cost: 1, draws }, 0).draws).toEqual([{ seat: 1, cards: 1 }]);
});
