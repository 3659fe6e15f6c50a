// The powers of a player, added up.
import { expect, test } from 'vitest';
import { ALMANAC, type Power } from '../../../generated/m121';
import { card, player, site, table, works } from '../fixture';
import { byPhase, powersOf, summed } from './powers';

const seat = card('N47');
const power = (parts: Power['parts']): Power => ({ phase: 2, text: 'it helps', parts });

test('they come from controlled systems, own infrastructure and braces', () => {
  const view = table({
    sites: [site({ card: seat, controller: 0 }), site({ card: seat, controller: 1 })],
    works: [works({ card: card('I24'), owner: 0 })],
    players: [player(0, { unlocked: [seat] }), player(1)],
  });
  expect(powersOf(view, 0)).toEqual([
    ...ALMANAC.cards[seat].powers,
    ...ALMANAC.cards[card('I24')].powers,
    ...ALMANAC.cards[seat].combo!.powers,
  ]);
  expect(byPhase(view, 1).map((sums) => sums.length)).toEqual([0, 0, 0, 0, 1]);
});

test('figures are added up, other equal powers counted', () => {
  const strong = (text: string) => power([{ icon: 'strength' }, { text }]);
  const sums = summed([
    strong('+2'),
    strong('\u22123'),
    power([{ icon: 'card' }]),
    power([{ icon: 'card' }]),
  ]);
  expect(sums.map(({ parts }) => parts.map(({ icon, text }) => icon ?? text))).toEqual([
    ['strength', '\u22121'],
    ['card', '\u00d72'],
  ]);
});
