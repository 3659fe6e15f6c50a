// Which things differ between two views, by their `data-thing`.
import type { View } from '../../../generated/m121';
import { differing, type Marks } from '../../../kit/changes';

export const changes = (before: View, after: View): string[] => differing(marks(before), marks(after));

/** What lies on the table, as text, so that two moments can be compared. */
function marks(view: View): Marks {
  const sites = view.sites.map((site) => [
    `space-${site.space}`,
    JSON.stringify([site.card, site.claim, site.controller, site.disks, site.demands, site.cubes]),
  ]);
  const works = view.works.map(({ gap, card, owner }) => [`gap-${gap}`, `${card} ${owner}`]);
  const slots = view.research.map((card, slot) => [`slot-${slot}`, card]);
  const players = view.players.flatMap(({ seat, score, cards, level, disks }) => [
    [`score-${seat}`, score],
    [`cards-${seat}`, cards],
    [`level-${seat}`, level],
    [`disks-${seat}`, disks],
  ]);
  return Object.fromEntries([...sites, ...works, ...slots, ...players]) as Marks;
}
