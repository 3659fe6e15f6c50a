// A way in words: what it costs and brings, for titles, labels and ears.
import type { Figures } from '../../games/contract';
import type { Change, Link } from '../../generated/wire';
import { t } from '../../texts';
import {
  answers,
  gains,
  onlyLesser,
  pays,
  wholeOf,
  type Grip,
  type Surface,
  type Turned,
  type Way,
} from './chains';

/** How a table speaks: sentences with the names of its things and players, and so many of a figure. */
export interface Tongue {
  plain(text: string): string;
  figures?: Figures;
}

/** `1 drone`, `3 gold` */
export function counted({ kind, id, amount, what }: Change, { plain, figures }: Tongue): string {
  const says = figures?.[kind]?.[id];
  return says ? says(amount) : t.hand.amount(amount, plain(what));
}

const straight = (changes: Turned[]) => changes.filter((change) => !change.turned);
const turned = (changes: Turned[]) => changes.filter((change) => change.turned);

const amounts = (changes: Change[], tongue: Tongue): string[] =>
  changes.map((change) => counted(change, tongue));

/** `pay 1 drone`, `take 1 damage`, `gain 3 gold`, `lose 1 damage` */
export function pursed(path: Link[], tongue: Tongue): string[] {
  const [paid, gained] = [pays(path), gains(path)];
  const clause = (changes: Turned[], says: (things: string[]) => string) =>
    changes.length ? [says(amounts(changes, tongue))] : [];
  return [
    ...clause(straight(paid), t.hand.paid),
    ...clause(turned(paid), t.hand.taken),
    ...clause(straight(gained), t.hand.gained),
    ...clause(turned(gained), t.hand.lost),
  ];
}

/** `Gold Belt, as 4, take action, pay 1 drone, gain 3 gold` */
export function toldWay(name: string, way: Way, held: Grip[], surface: Surface, tongue: Tongue): string {
  const silent = answers(way, held, surface)
    .map(({ link }) => link)
    .filter((link) => link !== way.path[way.at])
    .map((link) => tongue.plain(link.text));
  const lesser = onlyLesser(way, surface) ? [t.hand.only] : [];
  const hint = tongue.plain(way.path[way.at].hint);
  const figures = pursed(wholeOf(way), tongue);
  return t.hand.spoken([name, ...silent, ...lesser, ...(figures.length ? figures : hint ? [hint] : [])]);
}
