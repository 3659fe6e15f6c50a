// Which things differ between two views, by their `data-thing`: they get the brass frame.
import type { PlayerView, View } from '../../generated/andromeda';
import { differing, type Marks } from '../../kit/changes';
import { boardMarks } from './board/things';

export const changes = (before: View, after: View): string[] => differing(marks(before), marks(after));

function marks(view: View): Marks {
  return Object.assign({}, boardMarks(view), market(view), raiders(view), ...view.players.map(station));
}

function market({ columns }: View): Marks {
  return Object.fromEntries(
    columns.flatMap(({ cards }, type) =>
      cards.map((card, at) => [`market-${type * cards.length + at}`, card]),
    ),
  );
}

function raiders({ raiders }: View): Marks {
  return Object.fromEntries(
    raiders.map(({ card, face_up, covered }, at) => [`class-${at}`, `${card} ${face_up} ${covered}`]),
  );
}

/** What a station shows. */
function station(player: PlayerView): Marks {
  const { seat, points, leaders, tracks, ships, stock, cards, rows } = player;
  const numbered = (what: string, values: (number | string)[]): Marks =>
    Object.fromEntries(values.map((value, at) => [`${what}-${seat}-${at}`, value]));
  return {
    [`score-${seat}`]: points,
    [`leaders-${seat}`]: leaders,
    [`cards-${seat}`]: cards,
    ...numbered('track', tracks),
    ...numbered(
      'bay',
      ships.map(({ bay, upgrade, covered }) => `${bay} ${upgrade} ${covered}`),
    ),
    ...numbered(
      'yard',
      ships.map(({ yard, barge }) => `${yard} ${barge}`),
    ),
    ...numbered('stock', stock),
    ...numbered(
      'row',
      rows.map((row) => JSON.stringify(row)),
    ),
  };
}
