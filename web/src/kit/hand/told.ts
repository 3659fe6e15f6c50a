// A way in words: what it costs and brings, for titles, labels and ears.
import type { Change, Link } from '../../generated/wire';
import { t } from '../../texts';
import { answers, gains, onlyLesser, pays, wholeOf, type Grip, type Surface, type Way } from './chains';

/** How a table speaks: sentences with the names of its things and players. */
export type Plain = (text: string) => string;

const amounts = (changes: Change[], plain: Plain): string[] =>
  changes.map(({ amount, what }) => t.hand.amount(amount, plain(what)));

/** `pay 1 drone`, `gain 3 gold` */
export function pursed(path: Link[], plain: Plain): string[] {
  const [paid, gained] = [pays(path), gains(path)];
  return [
    ...(paid.length ? [t.hand.paid(amounts(paid, plain))] : []),
    ...(gained.length ? [t.hand.gained(amounts(gained, plain))] : []),
  ];
}

/** `Gold Belt, as 4, take action, pay 1 drone, gain 3 gold` */
export function toldWay(name: string, way: Way, held: Grip[], surface: Surface, plain: Plain): string {
  const silent = answers(way, held, surface)
    .map(({ link }) => link)
    .filter((link) => link !== way.path[way.at])
    .map((link) => plain(link.text));
  const lesser = onlyLesser(way, surface) ? [t.hand.only] : [];
  const hint = plain(way.path[way.at].hint);
  const figures = pursed(wholeOf(way), plain);
  return t.hand.spoken([name, ...silent, ...lesser, ...(figures.length ? figures : hint ? [hint] : [])]);
}
