// What is printed on the plate of a location, as signs and figures.
import { ALMANAC, type LocationCard } from '../../../generated/solar_sphere';
import { boardTexts as t } from '../texts/board';
import type { Part } from '../../../kit/icons/parts';

export interface Print {
  dice: number[];
  action: Part[];
  boost: Part[];
}

const NOT_ABOVE_THE_DIE: Part[] = [{ text: t.notAbove }, { icon: 'die-any' }];

const SUPPLY = (icon: string) => (card: LocationCard) => ({
  action: [{ icon }, { text: String(card.amount) }],
  boost: [{ text: String(card.boost) }],
});

const PRINTED: Record<string, (card: LocationCard) => { action: Part[]; boost: Part[] }> = {
  'ore-belt': SUPPLY('ss-ore'),
  'gold-belt': SUPPLY('ss-gold'),
  'crystal-belt': SUPPLY('ss-crystal'),
  fabricator: SUPPLY('ss-fabricate'),
  'salvage-ship': (card) => ({
    action: [{ icon: 'ss-salvage' }, ...NOT_ABOVE_THE_DIE],
    boost: [{ text: String(card.boost) }],
  }),
  sphere: () => ({ action: [{ icon: 'build' }, ...NOT_ABOVE_THE_DIE], boost: [{ text: t.any }] }),
  'crew-station': (card) => ({
    action: [{ icon: 'crew' }, { text: String(card.amount) }],
    boost: [{ icon: 'ss-any' }, { text: t.plus(card.boost) }],
  }),
  fleet: (card) => ({
    action: [{ icon: 'attack' }],
    boost: [{ icon: 'ss-salvage' }, { text: t.plus(card.boost) }],
  }),
};

/** Any die is one die with a star. */
export function printOf(location: number): Print {
  const card = ALMANAC.locations[location];
  return { dice: card.dice.length === 6 ? [0] : card.dice, ...PRINTED[card.id](card) };
}
