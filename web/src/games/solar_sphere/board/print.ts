// What is printed on the plate of a location, as signs and figures.
import { ALMANAC } from '../../../generated/solar_sphere';
import type { Part } from '../../../kit/icons/parts';
import { signs } from '../pieces/effects';

export interface Print {
  dice: number[];
  action: Part[];
  boost: Part[];
}

/** Any die is one die with a star. */
export function printOf(location: number): Print {
  const { any_die: any, dice, action_parts: action, boost_parts: boost } = ALMANAC.locations[location];
  return { dice: any ? [0] : dice, action: signs(action), boost: signs(boost) };
}
