// How the ships on one tile stand: every side in lines of its own, from below upwards, as large as they fit.
import type { GroupView, MarauderView, TileView } from '../../../generated/event_horizon';
import { PLATE } from '../board/geometry';
import { MARAUDERS } from '../sides';

export interface Chip {
  /** Ships of a player, or a fleet of marauders. */
  ships: GroupView | null;
  marauders: MarauderView | null;
  x: number;
  width: number;
}

export interface Line {
  side: number;
  chips: Chip[];
  /** The room for the side's mark; none where the tile or the ships themselves say whose they are. */
  mark: number;
  y: number;
  scale: number;
  /** Before it is scaled. */
  width: number;
}

/** Not yet on its tile. */
type Flat = Omit<Line, 'y' | 'scale'>;

export const SHIP = 15;
export const HEIGHT = 15.5;
export const MARK = 10;
/** How high its figures are. */
export const FIGURES = 15;
const FIGURE = 6.5;
const GAP = 2.5;
const PAD = 2.5;
/** The lowest line's middle. */
const LOWEST = 21.5;
/** Lines beside a world's defence and production are narrower. */
const BESIDE = 37;
const HIGHEST = -16;
/** A line may be broken where it gets wider than one of these. */
const WIDTHS = [Infinity, 96, 80, 66, 52];
/** What one more line has to win. */
const DEAR = 0.1;
/** Many lines are smaller ones. */
const SCALES = [1, 1, 1, 0.97, 0.84, 0.72, 0.62, 0.54];

/** `large`: something here may be chosen, and everything has to be large enough for it. */
export function rows(tile: TileView, large = false): Line[] {
  if (!tile.fleets.length && !tile.marauders.length) return [];
  const sides = [
    ...tile.fleets.map(({ seat, groups }) => ({ side: seat, chips: groups.map(ofShips) })),
    ...marauders(tile),
  ];
  const mark = (side: number) => (side === tile.owner || side === tile.home || side === MARAUDERS ? 0 : MARK);
  const lay = (widest: number) =>
    sides.flatMap(({ side, chips }) =>
      broken(chips, mark(side), widest).map((line) => ({
        side,
        mark: mark(side),
        ...spread(line, mark(side)),
      })),
    );
  const stack = large ? stackedLarge : (lines: Flat[]) => stacked(lines, tile.defense > 0);
  const tries = WIDTHS.map((widest) => stack(lay(widest)));
  return tries.reduce((best, next) => (worth(next) > worth(best) + 0.001 ? next : best));
}

/** The best arrangement has the largest ships in its smallest line. */
function worth(lines: Line[]): number {
  return Math.min(...lines.map((line) => line.scale)) - DEAR * lines.length;
}

function marauders(tile: TileView): { side: number; chips: Chip[] }[] {
  return tile.marauders.length ? [{ side: MARAUDERS, chips: tile.marauders.map(ofMarauders) }] : [];
}

function ofShips(ships: GroupView): Chip {
  return { ships, marauders: null, x: 0, width: SHIP + (ships.count > 1 ? FIGURE : 0) };
}

function ofMarauders(marauders: MarauderView): Chip {
  return { ships: null, marauders, x: 0, width: SHIP + FIGURE + 1 };
}

/** In as many lines as the width asks for, all about equally long. */
function broken(chips: Chip[], mark: number, widest: number): Chip[][] {
  const whole = mark + chips.reduce((sum, chip) => sum + chip.width + GAP, 0);
  const lines = Math.max(1, Math.min(chips.length, Math.ceil(whole / widest)));
  const each = Math.ceil(chips.length / lines);
  return Array.from({ length: Math.ceil(chips.length / each) }, (_, at) =>
    chips.slice(at * each, (at + 1) * each),
  );
}

/** Side by side around the middle, after the mark of the side. */
function spread(chips: Chip[], mark: number): { chips: Chip[]; width: number } {
  const width = 2 * PAD + mark + chips.reduce((sum, chip) => sum + chip.width, 0) + GAP * (chips.length - 1);
  let x = -width / 2 + PAD + mark;
  const placed = chips.map((chip) => {
    const at = x;
    x += chip.width + GAP;
    return { ...chip, x: at };
  });
  return { chips: placed, width };
}

function stacked(lines: Flat[], world: boolean): Line[] {
  const scale = SCALES[Math.min(lines.length, SCALES.length - 1)];
  return lines.map((line, at) => {
    const y = LOWEST - (lines.length - 1 - at) * (HEIGHT - 0.5) * scale;
    return { ...line, y, scale: Math.min(scale, room(y, scale, world) / line.width) };
  });
}

/** How wide a line at this height may be. */
function room(y: number, scale: number, world: boolean): number {
  const edge = Math.abs(y) + (HEIGHT / 2 - 3) * scale;
  const inside = 2 * (PLATE - edge / Math.sqrt(3)) - 2;
  return world && y > HIGHEST && y < 2 ? Math.min(BESIDE, inside) : inside;
}

const LARGE = 1.5;
const LARGE_ROOM = 94;

function stackedLarge(lines: Flat[]): Line[] {
  const pitch = HEIGHT * LARGE;
  const top = Math.min(4, 30 - lines.length * pitch) + pitch / 2;
  return lines.map((line, at) => ({
    ...line,
    y: top + at * pitch,
    scale: Math.min(LARGE, LARGE_ROOM / line.width),
  }));
}
