// Where the disks of a system stand: its control circles, and the areas below them.
import type { SiteView } from '../../../generated/m121';
import type { Point } from '../../../kit/board/hexes';
import { NOBODY } from '../../../kit/sides';

const OUT = 48.5;
const CIRCLE = 1;
const BELOW = 17;
const STEP = 13.5;

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
  return site.disks
    .map((each) => ({ seat: each.seat, count: each[area] - circled(each.seat) }))
    .filter(({ count }) => count > 0)
    .map((each, at) => ({ ...each, x, y: BELOW + at * STEP }));
}
