// Where everything stands on the print of a system, from the data of its card.
import { ALMANAC, type Card, type Part } from '../../../generated/m121';
import { ICON, row } from '../../../kit/icons/parts';
import { signs } from '../icons';

/** The room between the two thirds. */
const ROOM = 77;
/** Where a row begins on a card that is half covered. */
const LEFT = -37;
const CUBE = 15.5;
const GAP = 3;
/** With the width of its rim, and of each reward in it; without words on the card all of it is larger. */
const DEMAND = { height: 18, rim: 4, reward: 15, sign: 11 };
const DEMAND_BARE = { ...DEMAND, rim: 3, reward: 21, sign: 13.5 };
const BRACE = { width: 8, sign: 11 };

export interface Rows {
  /** The middle of each power's row. */
  powers: number[];
  /** The height of the signs in these rows. */
  sign: number;
  cubes: number;
  cube: number;
  demands: number;
}

const has = (counts: number[]): boolean => counts.some((count) => count > 0);

/** Where the letters of the powers stand for whoever does not see a card from close. */
export const LETTERS_AT = -9;
/** Where there are no words on a card, what lies on it is larger. */
const LARGER = 1.25;
const LARGER_ROOM = 97;

/** The rows of a system from top to bottom: powers, cubes, demand spaces. `bare`: nothing is written on it. */
export function rowsOf({ powers, cubes }: Card, bare = false): Rows {
  if (bare) return { powers: [LETTERS_AT], sign: 13, cubes: 2.5, cube: 17.5, demands: 22.5 };
  if (powers.length > 1 && has(cubes))
    return { powers: [-2.5, 8.5], sign: 11, cubes: 14, cube: 12.5, demands: 25.4 };
  return { powers: [-0.5, 14], sign: 13, cubes: 6.05, cube: CUBE, demands: 22.8 };
}

export interface CubeSpot {
  colour: number;
  /** The first of its colour is 0. */
  nth: number;
  x: number;
}

/** A place for each cube that is printed, side by side. */
export function cubeSpots({ cubes }: Card, size: number, left = false): CubeSpot[] {
  const all = cubes.flatMap((count, colour) => Array.from({ length: count }, (_, nth) => ({ colour, nth })));
  const start = left ? LEFT : (-all.length * size) / 2;
  return all.map((one, at) => ({ ...one, x: start + at * size }));
}

export interface DemandSpot {
  x: number;
  width: number;
}

export interface DemandRow {
  spots: DemandSpot[];
  /** The brace after the spaces that it holds together, and what it brings. */
  brace: { x: number; parts: Part[] } | null;
  /** It is drawn smaller where it would be too wide. */
  scale: number;
}

const figures = (amount: number, icon: string): Part[] => (amount ? [{ text: `${amount}` }, { icon }] : []);

/** What a demand space or a brace pays, as signs. */
export const reward = (points: number, cards: number): Part[] => [
  ...figures(points, 'points'),
  ...figures(cards, 'mx-card'),
];

/** The demand spaces of a card side by side, with their brace. */
export function demandRow({ demands, combo }: Card, left = false, bare = false): DemandRow {
  const { rim, reward: each } = bare ? DEMAND_BARE : DEMAND;
  const widths = demands.map(
    ({ points, cards, sells }) => rim + each * [points, cards, sells].filter((paid) => paid > 0).length,
  );
  const parts = combo
    ? [...reward(combo.points, combo.cards), ...combo.powers.flatMap((power) => signs(power.parts))]
    : [];
  const tail = combo && !bare ? BRACE.width + (row(parts).width * BRACE.sign) / ICON : 0;
  const wide = widths.reduce((sum, width) => sum + width + GAP, -GAP) + tail;
  const scale = bare ? Math.min(LARGER, LARGER_ROOM / wide) : Math.min(1, ROOM / wide);
  const start = left ? LEFT / scale : -wide / 2;
  const spots = widths.map((width, at) => ({
    x: start + widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0),
    width,
  }));
  const brace = combo && !bare ? { x: start + wide - tail + 1, parts } : null;
  return { spots, brace, scale };
}

/** How much smaller a row of signs is drawn, so that it fits between the thirds. */
export const fitting = (width: number): number => Math.min(1, ROOM / width);

export const DEMAND_HEIGHT = DEMAND.height;
export const DEMAND_SIGN = DEMAND.sign;
export const DEMAND_SIGN_BARE = DEMAND_BARE.sign;
export const BRACE_SIGN = BRACE.sign;

/** Words on at most so many lines, as even as they can be; a short name has one. */
export function lines(name: string, most: number, count = 2): string[] {
  const words = name.split(' ');
  if (name.length <= most || words.length < 2 || count < 2) return [name];
  const ways = words.slice(1).map((_, at) => {
    const rest = lines(words.slice(at + 1).join(' '), most, count - 1);
    return [words.slice(0, at + 1).join(' '), ...rest];
  });
  const longest = (way: string[]) => Math.max(...way.map((line) => line.length));
  return ways.reduce((best, one) => (longest(one) < longest(best) ? one : best));
}

/** So far to the right a card is seen that is covered in the hand (see `SEEN` of the fan). */
const SEEN_TO = -7;
/** Where its name begins at its straight edge, and at its cut corner. */
const EDGE = -56;
const CORNER = -51;
/** The width of a letter, of a capital and of others, by their height. */
const wide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter === letter.toLowerCase() ? 0.5 : 0.6), 0);

export interface NameLine {
  text: string;
  x: number;
  y: number;
  /** The width into which a long word is pressed. */
  pressed?: number;
}

/** The name of an infrastructure card at the left edge of a card that is covered, above its tab; all of it is seen. */
export function coveredName(name: string): { lines: NameLine[]; letters: number } {
  const found = lines(name, 9, 3);
  const letters = found.length > 2 ? 10 : 11;
  return {
    letters,
    lines: found.map((text, at) => {
      const y = (found.length === 1 ? -9 : -4) - (found.length - 1 - at) * (letters - 0.3);
      const x = y < -20 ? CORNER : EDGE;
      const room = SEEN_TO - x;
      return { text, x, y, ...(wide(text) * letters > room && { pressed: room }) };
    }),
  };
}

/** The name under which a card glides from hand to table. Of those with copies nobody knows which it is. */
export const glides = (card: number): string | undefined =>
  ALMANAC.cards[card].copies === 1 ? `card-${card}` : undefined;

export const cardOf = (card: number): Card => ALMANAC.cards[card];
/** The id of a keyword, empty for none: also the class of what bears its colour. */
export const keywordOf = ({ keyword }: Card): string => ALMANAC.keywords[keyword]?.id ?? '';
/** The paint of a card's cap. */
export const capOf = ({ start, type, kind }: Card): string =>
  start ? 'start' : kind === 'system' ? ALMANAC.types[type].id : 'infra';
