// What a card, a hex or a location gives, as signs and figures instead of a sentence.
import type { Effect, Part } from '../../../generated/solar_sphere';
import { symbol } from '../icons';

/** The almanac's signs with the symbols of the page. */
export function signs(parts: Part[]): Part[] {
  return parts.map((part) => (part.icon ? { ...part, icon: symbol(part.icon) } : part));
}

/** The row of signs for these effects. */
export function effectParts(effects: Effect[]): Part[] {
  return effects.flatMap((effect, at) => {
    const [first, ...rest] = signs(effect.parts);
    return [{ ...first, apart: at > 0 }, ...rest];
  });
}
