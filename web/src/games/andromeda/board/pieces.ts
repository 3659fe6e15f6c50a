// What stands on a region, and where: leaders in a row, below them ships, raiders and tokens.
import { ALMANAC, type RegionView } from '../../../generated/andromeda';
import { classIcon, resourceIcon, shipIcon } from '../icons';
import { RAIDERS } from '../sides';

/** Pieces of a kind that stand together. */
export interface Standing {
  /** The `data-thing`. */
  name: string;
  symbol: string;
  /** A side, the raiders, or -1 for what belongs to nobody. */
  side: number;
  /** The type of a ship; -1 of anything else. */
  ship: number;
  count: number;
  x: number;
  y: number;
  size: number;
}

/** A row of pieces: its middle, how wide it may be, and how large a piece is where there is room. */
interface Row {
  x: number;
  y: number;
  wide: number;
  size: number;
}

type Piece = Omit<Standing, 'x' | 'y' | 'size'>;

const ROWS: Record<string, { leaders: Row; ships: Row }> = {
  base: { leaders: { x: -4, y: 21, wide: 84, size: 14.6 }, ships: { x: 0, y: 41, wide: 60, size: 23 } },
  nebula: { leaders: { x: 13, y: 14.5, wide: 44, size: 18 }, ships: { x: -14, y: 14, wide: 40, size: 22.4 } },
  planet: { leaders: { x: 27, y: 19, wide: 30, size: 13 }, ships: { x: 0, y: 37.5, wide: 72, size: 23 } },
};

/** A figure beside a piece takes this part of its size. */
const FIGURE = 0.42;

export function standing(region: RegionView): Standing[] {
  const rows = ROWS[region.kind] ?? ROWS.planet;
  const [persons, ships] = [leaders(region), [...fleets(region), ...raiders(region), ...tokens(region)]];
  if (region.kind !== 'nebula') return [...laid(persons, rows.leaders), ...laid(ships, rows.ships)];
  // In a cloud everything stands in one row.
  return laid([...ships, ...persons], { x: 0, y: 14.5, wide: 78, size: 21 });
}

function laid(pieces: Piece[], { x, y, wide, size }: Row): Standing[] {
  const widths = pieces.map(({ count }) => (count > 1 ? 1 + FIGURE : 1));
  const all = widths.reduce((sum, one) => sum + one, 0);
  const side = Math.min(size, wide / (all || 1));
  let at = x - (all * side) / 2;
  return pieces.map((piece, place) => {
    const middle = at + side / 2;
    at += widths[place] * side;
    return { ...piece, x: middle, y, size: side };
  });
}

function fleets({ region, fleets }: RegionView): Piece[] {
  return fleets.flatMap(({ side, ships }) =>
    ships.flatMap((count, ship) =>
      count ? [{ name: shipThing(side, ship, region), symbol: shipIcon(ship), side, ship, count }] : [],
    ),
  );
}

/** A ship of which a player has only one is the same wherever it stands. */
export const shipThing = (side: number, ship: number, region: number): string =>
  ALMANAC.ships[ship].count > 1 ? `ships-${side}-${ship}-${region}` : `ships-${side}-${ship}`;

const raiders = ({ region, raider, raiders }: RegionView): Piece[] =>
  raiders
    ? [
        {
          name: raiderThing(raider, region),
          symbol: classIcon(raider),
          side: RAIDERS,
          ship: -1,
          count: raiders,
        },
      ]
    : [];

/** Only of class S there are several. */
export const raiderThing = (raider: number, region: number): string =>
  raider ? `raider-on-map-${raider}` : `raider-on-map-${raider}-${region}`;

const leaders = ({ region, leaders }: RegionView): Piece[] =>
  leaders.flatMap((count, side) =>
    count ? [{ name: `leaders-${side}-${region}`, symbol: 'ae-leader', side, ship: -1, count }] : [],
  );

const tokens = ({ region, tokens }: RegionView): Piece[] =>
  tokens.flatMap((count, resource) =>
    count
      ? [{ name: `token-${region}-${resource}`, symbol: resourceIcon(resource), side: -1, ship: -1, count }]
      : [],
  );
