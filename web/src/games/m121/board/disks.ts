// Where the disks of a system stand: its control circles, and the areas below them.
import type { SiteView } from '../../../generated/m121';
import type { Point } from '../../../kit/board/hexes';
import { NOBODY } from '../../../kit/sides';
import { HALF, SIDE } from '../cards/geometry';

const OUT = 48.5;
const CIRCLE = 1;
/** Below the circle: the first disk, and how far the next is from it; three and more stand closer. */
const LOOSE = { first: 17, step: 13 };
const CLOSE = { first: 15, step: 10.5 };
/** Where the slanted edge of the card cuts the axes, and how far from it a disk stays. */
const SLANT = HALF + SIDE;
const MARGIN = 9;

/** The control circle that is filled. */
export function circleAt({ controller, circle }: SiteView): Point | null {
  if (controller === NOBODY) return null;
  return { x: circle === 'military' ? OUT : -OUT, y: CIRCLE };
}

export interface Standing extends Point {
  seat: number;
  count: number;
}

/** All other disks, from top to bottom in both thirds. */
export function standing(site: SiteView): Standing[] {
  return [...column(site, 'political', -OUT), ...column(site, 'military', OUT)];
}

function column(site: SiteView, area: 'political' | 'military', x: number): Standing[] {
  const circled = (seat: number) => (site.controller === seat && site.circle === area ? 1 : 0);
  const found = site.disks
    .map((each) => ({ seat: each.seat, count: each[area] - circled(each.seat) }))
    .filter(({ count }) => count > 0);
  const { first, step } = found.length > 2 ? CLOSE : LOOSE;
  return found.map((each, at) => ({ ...each, ...inside(x, first + at * step) }));
}

/** Towards the middle where the card is narrower. */
function inside(x: number, y: number): Point {
  return { x: Math.sign(x) * Math.min(OUT, SLANT - y - MARGIN), y };
}
