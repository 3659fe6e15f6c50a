// What is drawn of the map, and what each thing there shows, so that two moments can be compared.
import { ALMANAC, type RegionView, type View } from '../../../generated/andromeda';
import type { Marks } from '../../../kit/changes';
import type { Extent } from './geometry';
import { standing } from './pieces';

/** The regions in play: clouds first, for tiles lie on them; of the lowest row only where it is in use. */
export function shownIn(view: View, { rows }: Extent): RegionView[] {
  const shown = view.regions.filter(({ region }) => ALMANAC.places[region].y <= rows);
  const cloud = ({ region }: RegionView) => Number(ALMANAC.places[region].nebula > 0);
  return [...shown].sort((a, b) => cloud(b) - cloud(a));
}

export function boardMarks(view: View): Marks {
  return Object.assign({}, ...view.regions.map(marksOf));
}

/** The tile with its moons and its development is one thing; what stands on it are others. */
function marksOf(region: RegionView): Marks {
  const { kind, tile, moons, top, owner, collapsed } = region;
  const pieces = standing(region).map(({ name, count }) => [name, `${region.region} ${count}`]);
  return {
    [`region-${region.region}`]: [kind, tile, moons, top, owner, collapsed].join(),
    ...Object.fromEntries(pieces),
  };
}
