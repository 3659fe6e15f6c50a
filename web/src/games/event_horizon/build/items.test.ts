// Prices say what is missing.
import { expect, test } from 'vitest';
import { player, table } from '../fixture';
import { eventHorizon as t } from '../texts/panels';
import { cannonItem, mineItem, portItem, shipItem, techItem, upgradeItem } from './items';

test('a price says which of level, supply and budget is missing', () => {
  const [view, card] = [table(), player()];
  expect(shipItem(view, card, 0)).toMatchObject({ price: 2, reason: '' });
  expect(shipItem(view, card, 2).reason).toBe(t.build.locked(4));
  expect(techItem(view, card).reason).toBe(t.build.short);
  expect(techItem(view, player({ level: 9, budget: 9 })).reason).toBe(t.build.techFull);
  expect(mineItem(view, card)).toMatchObject({ price: 3, left: 6, reason: '' });
  expect(cannonItem(view, player({ level: 5, budget: 9 })).reason).toBe(t.build.out);
  expect(portItem(view, card).reason).toBe('');
  expect(upgradeItem(view, card, 1)).toMatchObject({ type: 0, price: 2 });
});

test('outside the own Build no price is too high', () => {
  expect(techItem(table({}, { waiting: [1] }), player()).reason).toBe('');
});
