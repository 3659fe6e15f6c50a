// Prices say what is missing.
import { expect, test } from 'vitest';
import { player } from '../fixture';
import { eventHorizon as t } from '../texts/panels';
import { cannonItem, mineItem, portItem, shipItem, techItem, upgradeItem } from './items';

test('a price says which of level, supply and budget is missing', () => {
  const card = player();
  expect(shipItem(card, 0)).toMatchObject({ price: 2, reason: '' });
  expect(shipItem(card, 2).reason).toBe(t.build.locked(4));
  expect(techItem(card).reason).toBe(t.build.short);
  expect(techItem(player({ level: 9, budget: 9 })).reason).toBe(t.build.techFull);
  expect(mineItem(card, 6)).toMatchObject({ price: 3, left: 6, reason: '' });
  expect(cannonItem(player({ level: 5, budget: 9 }), 0).reason).toBe(t.build.out);
  expect(portItem(card).reason).toBe('');
  expect(upgradeItem(card, 1)).toMatchObject({ type: 0, price: 2 });
});

test('outside the own Build no price is too high', () => {
  expect(techItem(player({ building: false })).reason).toBe('');
});
