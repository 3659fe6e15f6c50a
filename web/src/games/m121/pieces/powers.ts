// The powers that a player has in each phase, as signs: of controlled systems, own infrastructure, and braces.
import { ALMANAC, type Part, type Power, type View } from '../../../generated/m121';

const FIGURE = /^[+\u2212]\d+$/;

const valueOf = (text: string): number => Number(text.replace('\u2212', '-').replace('+', ''));
const written = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);

/** All powers of a player. */
export function powersOf(view: View, seat: number): Power[] {
  const { cards } = ALMANAC;
  return [
    ...view.sites.flatMap(({ card, controller }) =>
      card >= 0 && controller === seat ? cards[card].powers : [],
    ),
    ...view.works.flatMap(({ card, owner }) => (owner === seat ? cards[card].powers : [])),
    ...view.players[seat].unlocked.flatMap((card) => cards[card].combo?.powers ?? []),
  ];
}

export interface Sum {
  parts: Part[];
  /** What each of them says. */
  texts: string[];
}

/** Equal powers together: those with a figure are added up, others counted. */
export function summed(powers: Power[]): Sum[] {
  const kinds = new Map<string, Power[]>();
  for (const power of powers) {
    const kind = power.parts.map(({ icon, text = '' }) => icon || (FIGURE.test(text) ? '#' : text)).join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), power]);
  }
  return [...kinds.values()].map((same) => ({
    parts: together(same),
    texts: [...new Set(same.map(({ text }) => text))],
  }));
}

function together(same: Power[]): Part[] {
  const [{ parts }] = same;
  const at = parts.findIndex(({ text = '' }) => FIGURE.test(text));
  if (at < 0) return same.length > 1 ? [...parts, { text: `\u00d7${same.length}`, quiet: true }] : parts;
  const sum = same.reduce((total, power) => total + valueOf(power.parts[at].text ?? ''), 0);
  return parts.map((part, index) => (index === at ? { ...part, text: written(sum) } : part));
}

/** Phase by phase. */
export function byPhase(view: View, seat: number): Sum[][] {
  const all = powersOf(view, seat);
  return ALMANAC.phases.map((_, phase) => summed(all.filter((power) => power.phase === phase)));
}
