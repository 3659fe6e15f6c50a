// What a preview prints on a place.
import { expect, test } from 'vitest';
import { priceOf } from './prices';

const CARDS = { figure: 2, icon: 'mx-card' };
const FORCE = { figure: 3, icon: 'mx-strength' };

test('cards where they can be paid, or strength, or either of them', () => {
  expect(priceOf({ cost: 2, need: 3, strength: 2 }, 0)).toMatchObject({ ways: [CARDS], war: false });
  expect(priceOf({ cost: 2, need: 3, strength: 3 }, 0)).toMatchObject({ ways: [CARDS, FORCE], war: false });
  expect(priceOf({ need: 3, strength: 4 }, 0)).toMatchObject({ ways: [FORCE], war: true });
});

test('what costs no card needs no strength', () => {
  const free = { figure: 0, icon: 'mx-card' };
  expect(priceOf({ cost: 0, need: 3, strength: 4 }, 0)).toMatchObject({ ways: [free], war: false });
});

test('only what others draw is told on the place', () => {
  const draws = [
    { seat: 0, cards: 2 },
    { seat: 1, cards: 1 },
  ];
  expect(priceOf({ cost: 1, draws }, 0).draws).toEqual([{ seat: 1, cards: 1 }]);
});
