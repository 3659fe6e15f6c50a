// What a moon brings, as rows of signs.
import { ALMANAC } from '../../../generated/andromeda';
import { resourceIcon } from '../icons';

/** The dark sides of moons by their colour: what is seen of those that lie below. */
export const DARK: Record<string, string> = {
  blue: '#20405f',
  red: '#5c2519',
  white: '#50636d',
  yellow: '#63471a',
  violet: '#3c2866',
  nebula: '#4a2c4c',
};
/** The sides in the light. */
export const LIGHT: Record<string, string> = {
  blue: '#3d6f9f',
  red: '#9d4a36',
  white: '#8fa3ad',
  yellow: '#a87c33',
  violet: '#6d4fa3',
  nebula: '#8a5a86',
};

/** A sign, and how many of it. */
export interface Sign {
  icon: string;
  n: number;
}

const amounts = (gains: number[]): Sign[] =>
  gains.flatMap((n, resource) => (n > 0 ? [{ icon: resourceIcon(resource), n }] : []));

/** One kind or two single ones in a line; otherwise resources above, and below VP, a repair, the other side or the crossed ring. */
export function moonRows(moon: number, bare = false): Sign[][] {
  const { gains, other, points, repair, null: free } = ALMANAC.moons[moon];
  const first = amounts(gains);
  const more = [
    ...amounts(other),
    ...(points ? [{ icon: 'points', n: points }] : []),
    ...(repair ? [{ icon: 'spanner', n: repair }] : []),
    ...(free ? [{ icon: 'ae-null', n: 1 }] : []),
  ];
  if (bare) return [[{ ...[...first, ...more][0], n: 1 }]];
  const rows = [split(first), split(more)].filter((row) => row.length);
  const single = rows.flat().length <= 2 && rows.flat().every(({ n }) => n === 1);
  return single ? [rows.flat()] : rows;
}

/** Two of a kind are drawn as two. */
const split = (row: Sign[]): Sign[] =>
  row.length === 1 && row[0].n === 2 && row[0].icon !== 'points'
    ? [
        { ...row[0], n: 1 },
        { ...row[0], n: 1 },
      ]
    : row;
