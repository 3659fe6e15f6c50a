// What is printed on the plate of a location, as signs and figures.
import { ALMANAC, NOUNS, type LocationCard } from '../../../generated/solar_sphere';
import type { Part } from '../../../kit/icons/parts';
import { boardTexts as t } from '../texts/board';

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

/** Every face: whatever a die shows, it may go there. */
export const takesAny = (card: LocationCard): boolean => card.dice.length === NOUNS.face.length;

/** Any die is one die with a star. */
export function printOf(location: number): Print {
  const card = ALMANAC.locations[location];
  return { dice: takesAny(card) ? [0] : card.dice, ...PRINTED[card.id](card) };
}
