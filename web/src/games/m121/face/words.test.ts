// What a card is called by kind.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/m121';
import { card } from '../fixture';
import { BUILT, CONTROL, COST, FREE, kindOf, PLAYED, TABS } from './words';

test('start systems, systems and infrastructure are told apart', () => {
  expect(['S10', 'N47', 'I24', 'X02'].map((id) => kindOf(ALMANAC.cards[card(id)]))).toEqual([
    'Start system 10',
    'Diverse system',
    'Infrastructure',
    'Special infrastructure',
  ]);
});

test('every rule under a large face is in the almanac', () => {
  expect([CONTROL, BUILT, COST, FREE, PLAYED, TABS].filter((rule) => !rule)).toEqual([]);
});
