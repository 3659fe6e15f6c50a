// Which things of the panels differ between two views, by their `data-thing`.
import type { PlayerView, View } from '../../../generated/event_horizon';
import { differing, type Marks } from '../../../kit/changes';

export function panelChanges(before: View, after: View): string[] {
  return differing(marks(before), marks(after));
}

function marks(view: View): Marks {
  return Object.assign({}, pools(view), ...view.players.map(card));
}

function pools(view: View): Marks {
  return {
    'pool-mines': view.mines_left,
    'pool-cannons': view.cannons_left,
    'pool-gates': view.wormholes_left,
    'pool-deck': view.deck,
  };
}

/** What lies on a player card, as text, so that two moments can be compared. */
function card(player: PlayerView): Marks {
  const { seat } = player;
  const types = player.schematics.map((each) => [
    `schematic-${seat}-${each.type}`,
    [each.slots, each.special, each.ships, each.waiting].join(),
  ]);
  return {
    [`score-${seat}`]: player.points,
    [`place-${seat}`]: player.place,
    [`level-marker-${seat}`]: player.level,
    [`production-${seat}`]: player.production,
    [`flags-${seat}`]: player.flags,
    [`aside-${seat}`]: player.specials.join(),
    ...Object.fromEntries(types),
  };
}
