import { expect, test } from 'vitest';
import { NOUNS } from '../../../generated/m121';
import { card, player, table, works } from '../fixture';
import { SPECIALS, whereabouts } from './specials';

const [first, second] = SPECIALS;
const hand = [{ card: first, count: 1 }];
const view = table({ discard: [], players: [player(0, { hand }), player(1, { hand: [] })] });
const seen = (change: object, eyes = 1) => whereabouts(first, { ...view, ...change }, [], eyes);

test('there are 14 specials', () => {
  expect(SPECIALS).toHaveLength(14);
  expect(SPECIALS).toContain(card('X01'));
});

test('a special lies on the board, beside the tech track or among the discards', () => {
  expect(seen({ works: [works({ card: first, gap: 3, owner: 0 })] })).toContain(NOUNS.gap[3]);
  expect(seen({ research: [second, first] })).toContain(NOUNS.slot[1]);
  expect(seen({ discard: [second, first] })).toBe('among the discards');
});

test('who holds a special knows it, and nobody else', () => {
  expect(seen({}, 0)).toBe('in your hand');
  expect(seen({}, 1)).toBe(whereabouts(second, view, [], 1));
  expect(seen({}, -1)).toContain('in the deck');
});
