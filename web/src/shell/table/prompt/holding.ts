// What the prompt says of the hand: names, sentences, counts and lists.
import { saying } from '../../../games/contract';
import type { Link } from '../../../generated/wire';
import {
  answers,
  ending,
  following,
  grips,
  keyOfLink,
  places,
  thingOf,
  type Way,
} from '../../../kit/hand/chains';
import type { Hand } from '../../../kit/hand/hand.svelte';
import type { Item } from '../../../kit/hand/Lists.svelte';
import { pursed, toldWay } from '../../../kit/hand/told';
import { t } from '../../../texts';
import { capital } from '../../../texts/said';
import type { Desk } from '../desk.svelte';
import { withAnything } from '../sentence';

/** What can be said when the question is ended. */
function afterEnding(links: Link[]): Link[] {
  const end = ending(links);
  return end ? following(end) : [];
}

/** What a piece or a place is called; a verb by its words. */
export function calledIn(desk: Desk, key: string): string {
  const words = [...desk.links, ...afterEnding(desk.links)];
  const link = words.find((one) => keyOfLink(one) === key || `say ${one.verb}` === key);
  if (key.startsWith('say ')) return link ? desk.plain(withAnything(link)) : '';
  const { kind, id } = thingOf(key);
  return (
    desk.client?.called?.(kind, id, desk.live.view, desk.live.eyes) ?? desk.client?.nouns[kind]?.[id] ?? ''
  );
}

/** What the prompt holds out: the piece of the only verb that lays one down, now or when the question is ended; nothing where there are several. */
export function heldOut({ links, client }: Desk): string {
  const laid = (of: Link[]) =>
    new Set(of.map(({ verb }) => verb).filter((verb) => client?.lays?.includes(verb)));
  const now = laid(links);
  const lays = now.size ? now : laid(afterEnding(links));
  const [verb] = lays;
  return lays.size === 1 ? saying(verb) : '';
}

export function iconIn(desk: Desk, key: string): string | null {
  if (key.startsWith('say ')) return desk.client?.icon(key.slice(4), 0) ?? null;
  const { kind, id } = thingOf(key);
  return desk.client?.icon(kind, id) ?? null;
}

/** The way that is meant: chosen, pointed at, asked about, of the place that was pressed first, or one whose answers can be changed. */
export function meant(desk: Desk): Way | null {
  const { hand, held, choice, under } = desk.picker;
  if (!hand.full) return null;
  if (held) return answeredWay(desk);
  return hand.way(under) ?? hand.way(choice?.key ?? '') ?? hand.way(hand.meant) ?? changeable(hand);
}

/** The way that waits for the confirming press, with what was answered on the place. */
function answeredWay({ picker: { hand, held } }: Desk): Way | null {
  const way = held && hand.way(held.key);
  return held && way?.equal.length ? { ...way, path: held.path, equal: [] } : way;
}

/** The way to the last place that was pointed at, if its silent answers can be others: they are pressed in the prompt, so the pointer must leave the place for them. */
function changeable(hand: Hand): Way | null {
  const way = hand.way(hand.aimed);
  return way && answers(way, hand.grips, hand.surface).some(({ others }) => others.length) ? way : null;
}

/** The confirming press brings what is in the hand to its place; what else waits for one is said by its own words. */
export function placing({ picker: { hand, held } }: Desk): boolean {
  return hand.full && (!held || hand.way(held.key) !== null);
}

/** What the confirming press does, in words. */
export function confirming(desk: Desk): string {
  const { held } = desk.picker;
  if (!placing(desk)) return held ? saysOf(desk, held.path.at(-1)!) : '';
  const way = meant(desk);
  return (way && desk.client?.confirms?.[way.path[way.at].verb]) ?? t.hand.place;
}

/** The sentence of the prompt while something is in the hand. */
export function handTitle(desk: Desk): string {
  const { hand, held } = desk.picker;
  const way = meant(desk);
  if (way) {
    const link = way.path[way.at];
    const joined = desk.client?.joined?.[link.verb] ?? t.hand.to;
    const title = joined(calledIn(desk, hand.key || keyOfLink(way.path[0])), calledIn(desk, keyOfLink(link)));
    const asked = held && hand.way(held.key);
    if (!asked?.equal.length) return title;
    return t.hand.spoken([title, desk.plain(held!.path[asked.path.length].text)]);
  }
  if (!hand.key) return desk.client?.sought?.[hand.verb]?.(calledIn(desk, hand.goal)) ?? t.hand.placeFirst;
  // A word that leads nowhere has a button.
  const leading = hand.grips.filter(({ links }) => links.length);
  const links = leading.flatMap(({ path }) => path.slice(-1));
  // What is asked next hangs on which of its words is meant.
  if (new Set(links.map(({ verb }) => verb)).size > 1) return underText(desk, links).said;
  return links.map(({ question }) => question).find(Boolean) || capital(calledIn(desk, hand.key));
}

/** Some of what is lit for the hand are places on the table, to which a piece is dragged: not cards that are paid or given with it. */
export function goesSomewhere({ picker: { hand } }: Desk): boolean {
  const things = [...hand.places.keys()].map(thingOf);
  return things.some(({ kind, id }) => hand.surface.lies(kind, id) === 'table');
}

/** How many things are lit, by kind; nothing where the game has no words for them. */
export function litCount({ client, layout }: Desk): string {
  const counts = client?.counts ?? {};
  const kinds = Object.keys(counts).filter((kind) => layout.lit[kind] > 0);
  return kinds.length ? t.hand.lit(kinds.map((kind) => counts[kind](layout.lit[kind]))) : '';
}

/** Everything that can be picked up and brought somewhere. */
export function pieceItems(desk: Desk): Item[] {
  const { picker, links } = desk;
  const { surface } = picker.hand;
  const keys = [...new Set(links.filter((link) => link.kind).map(keyOfLink))];
  return keys
    .filter((key) => places(grips(links, key, surface), surface).size > 0)
    .map((key) => {
      const name = capital(calledIn(desk, key));
      const { kind, id } = thingOf(key);
      const press = (at: Element) => picker.take(kind, id, at, 'tap');
      const told = picker.advised(kind, id) ? t.hand.spoken([name, t.hand.advised]) : name;
      return { key, name, told, icon: iconIn(desk, key), held: picker.hand.key === key, press };
    });
}

/** Everywhere that the piece in the hand can go, with what it costs and brings. */
export function placeItems(desk: Desk): Item[] {
  const { hand } = desk.picker;
  return [...hand.places].map(([key, way]) => {
    const name = capital(calledIn(desk, key));
    const { kind, id } = thingOf(key);
    const parts = [toldWay(name, way, hand.grips, hand.surface, desk.tongue)];
    if (desk.picker.advised(kind, id)) parts.push(t.hand.advised);
    const told = t.hand.spoken(parts);
    const press = (at: Element) => desk.picker.take(kind, id, at, 'key');
    return { key, name, told, icon: iconIn(desk, key), held: false, press };
  });
}

/** A button's words: the game's own where the word is too bare. */
export const saysOf = (desk: Desk, link: Link): string =>
  desk.client?.wording?.(link.verb, link.id, desk.live.view, desk.plain(link.hint)) ??
  capital(desk.plain(link.text));

/** Words that nothing on the table stands for, without the one that passes. */
export function unplaced({ links, question, layout, passing }: Desk): Link[] {
  const words = new Set(question ? layout.found.unplaced.map((offer) => offer.word) : []);
  words.delete(passing?.word ?? -1);
  return links.filter((link) => words.has(link.word));
}

/** The only button that is final, and the filled one if there is one: it has the lock and its sentence beside it, and needs no second press. */
export function loneFinal(desk: Desk): Link | null {
  const { question, passing, picker } = desk;
  if (!question || picker.held || picker.hand.full) return null;
  const words = unplaced(desk);
  const all = passing ? [...words, passing] : words;
  const finals = all.filter((link) => link.final);
  const filled = all.length === question.offers.length && words.length ? words[0] : finals[0];
  return finals.length === 1 && finals[0] === filled ? filled : null;
}

/** The word of a way that ends the way back, where none of it asks first: it says so before it is pressed. */
export function finalAtOnce({ client }: Desk, path: Link[]): Link | null {
  const finals = path.filter((link) => link.final);
  return finals.every(({ verb }) => client?.atOnce?.includes(verb)) ? (finals[0] ?? null) : null;
}

/** What is pointed at while the hand is empty: words and what they cost or bring. */
export function underText(desk: Desk, links: Link[]): { said: string; hint: string } {
  const alike = links.length > 1 && links.every((link) => link.verb === links[0].verb);
  const figures = links.length === 1 ? pursed(links[0] ? [links[0]] : [], desk.tongue) : [];
  const hints = links.map((link) => desk.plain(link.hint)).filter(Boolean);
  return {
    said: alike
      ? t.table.anyOf(desk.plain(withAnything(links[0])), links.length)
      : links.length === 1
        ? saysOf(desk, links[0])
        : capital(desk.plain(t.table.either(links.map((link) => link.text)))),
    hint: alike ? '' : [...new Set(hints.length ? hints : figures)].join(' / '),
  };
}
