// The outlines of everything on the board that can be lit.
import { ALMANAC, NOUNS, type SiteView, type View } from '../../../generated/m121';
import type { Point } from '../../../kit/board/hexes';
import type { Marked } from '../../../kit/board/States.svelte';
import { diamond, octagon } from '../cards/geometry';
import { cardOf, cubeSpots, DEMAND_HEIGHT, demandRow, rowsOf } from '../cards/print';
import { gapAt, gapsOf, spaceAt } from './geometry';
import { middleOf, NO_CELLS, type Cells } from './thumbs';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const OUT = 2;

function box({ x, y, width, height }: Box, by: number): string {
  const round = Math.min(8, height / 2);
  const [left, top, wide, high] = [x - by, y - by, width + 2 * by - 2 * round, height + 2 * by - 2 * round];
  const turn = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  const [r, n] = [round, -round];
  return `M${left + r} ${top}h${wide}${turn(r, r)}v${high}${turn(n, r)}h${-wide}${turn(n, n)}v${-high}${turn(r, n)}z`;
}

const boxed = (kind: string, id: number, area: Box): Marked => ({
  ...{ kind, id, shape: box(area, OUT), ring: box(area, OUT + 2) },
  tick: { x: area.x + area.width, y: area.y },
});

/** The spaces, with or without a system. */
function spaces(sites: SiteView[]): Marked[] {
  return sites.map(({ space }) => {
    const at = spaceAt(space);
    return {
      ...{ kind: 'space', id: space, shape: octagon(1.6, at), ring: octagon(-2, at) },
      tick: { x: at.x - 42, y: at.y - 42 },
    };
  });
}

function gaps(view: View): Marked[] {
  return gapsOf(view).map((gap) => {
    const at = gapAt(gap);
    return {
      ...{ kind: 'gap', id: gap, shape: diamond(2, at), ring: diamond(-2, at) },
      tick: { x: at.x, y: at.y - 32 },
    };
  });
}

/** The cubes and demand spaces of a system. */
function goods({ space, card: number, cubes, demands }: SiteView, bare: boolean, cells: Cells): Marked[] {
  const card = cardOf(number);
  const [rows, row, at] = [rowsOf(card, bare), demandRow(card, false, bare), spaceAt(space)];
  const spots = cubeSpots(card, rows.cube);
  const put = (kind: string, id: number, area: Box): Marked => {
    const cell = cells.get(`${kind}-${id}`);
    if (!cell?.moved) return boxed(kind, id, area);
    const { x, y } = middleOf(cell);
    return boxed(kind, id, {
      ...area,
      x: at.x + x - area.width / 2,
      y: at.y + y - area.height / 2,
    });
  };
  const loads = cubes.map(({ colour, count, load }) => {
    const own = spots.filter((one) => one.colour === colour).slice(0, count);
    const area = {
      x: at.x + own[0].x,
      y: at.y + rows.cubes,
      width: own.length * rows.cube,
      height: rows.cube,
    };
    return put('load', load, area);
  });
  const places = demands.map(({ demand }, number) =>
    put('demand', demand, demandBox(at, rows.demands, row.spots[number], row.scale)),
  );
  return [...loads, ...places];
}

function demandBox(at: Point, top: number, spot: { x: number; width: number }, scale: number): Box {
  return {
    ...{ x: at.x + spot.x * scale, y: at.y + top },
    ...{ width: spot.width * scale, height: DEMAND_HEIGHT * scale },
  };
}

const systems = (view: View): SiteView[] => view.sites.filter(({ card }) => card >= 0);

/** What is empty is lit as a whole. */
export const empty = (view: View): Marked[] => [
  ...spaces(view.sites.filter(({ card }) => card < 0)),
  ...gaps(view),
];

/** On a system light must not hide whose it is. */
export const taken = (
  view: View,
  bare = false,
  cells: (site: SiteView) => Cells = () => NO_CELLS,
): Marked[] => [...spaces(systems(view)), ...systems(view).flatMap((site) => goods(site, bare, cells(site)))];

const MOST = NOUNS.demand.length / ALMANAC.spaces.length;

/** The middle of a demand space on the board. */
export function demandAt(view: View, demand: number, bare = false): Point {
  const space = Math.floor(demand / MOST);
  const site = view.sites.find((one) => one.space === space)!;
  const card = cardOf(site.card);
  const row = demandRow(card, false, bare);
  const area = demandBox(spaceAt(space), rowsOf(card, bare).demands, row.spots[demand % MOST], row.scale);
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}
