// What differs between two views.
import { expect, test } from 'vitest';
import { player, site, space, table } from '../fixture';
import { changes } from './changes';

test('a system that was placed and a hand that shrank are framed', () => {
  const at = space('C3');
  const before = table({ sites: [site()], players: [player(0, { cards: 5 }), player(1)] });
  const after = table({ sites: [site({ card: 3 })], players: [player(0, { cards: 2 }), player(1)] });
  expect(changes(before, after)).toEqual([`space-${at}`, 'cards-0']);
});
