// Where a thumb presses what is lit on a system: alone all of it, two beside each other, more in the quarters.
import type { SiteView } from '../../../generated/m121';
import type { Point } from '../../../kit/board/hexes';
import type { Pick } from '../../contract';
import { HALF, SIDE } from '../cards/geometry';

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The thing is moved there, as three or four side by side would be too narrow for a thumb. */
  moved: boolean;
}

export type Cells = ReadonlyMap<string, Cell>;
export const NO_CELLS: Cells = new Map();

/** Side by side there is room for so many. */
const BESIDE = 2;
/** Between two quarters. */
const APART = 1.5;

/** By `kind-id`. What is lit of the demand spaces is a place; cubes beside it are picked up elsewhere. */
export function cellsOf({ cubes, demands }: SiteView, pick: Pick): Cells {
  const kinds = [
    demands.map(({ demand }) => ['demand', demand] as const),
    cubes.map(({ load }) => ['load', load] as const),
  ];
  const [lit = []] = kinds
    .map((all) => all.filter(([kind, id]) => pick.can(kind, id)))
    .filter((all) => all.length);
  return new Map(lit.map(([kind, id], at) => [`${kind}-${id}`, cellOf(at, lit.length)]));
}

function cellOf(at: number, count: number): Cell {
  if (count <= BESIDE) {
    const width = (2 * HALF) / count;
    return { x: at * width - HALF, y: -SIDE, width, height: HALF + SIDE / 2, moved: false };
  }
  const alone = at === count - 1 && at % 2 === 0;
  const [left, top] = [at % 2 === 0, at < 2];
  return {
    x: left ? -HALF : APART,
    y: top ? -HALF : APART,
    width: alone ? 2 * HALF : HALF - APART,
    height: HALF - APART,
    moved: true,
  };
}

export const middleOf = ({ x, y, width, height }: Cell): Point => ({ x: x + width / 2, y: y + height / 2 });
