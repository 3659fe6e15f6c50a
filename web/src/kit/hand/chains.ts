// From the words that can follow one another to pieces, places and what each place costs and brings. No rule of any game is here:
// everything is read from the look-ahead of the server.
import { saying } from '../../games/contract';
import type { Change, Link, Offer } from '../../generated/wire';

/** Where a thing lies on the screen: on the own mat, anywhere else on the table, or nowhere. */
export type Lies = 'mat' | 'table' | null;

/** What chains must know of the table and of the game. */
export interface Surface {
  lies(kind: string, id: number): Lies;
  /** A verb that takes less of a place than it offers: taken only where nothing else can be. */
  lesser(verb: string): boolean;
  /** A verb that is not taken silently where another answer can be. */
  sparing(verb: string): boolean;
  /** Between words of such verbs nothing is silent, whatever they cost. */
  unlike(verb: string): boolean;
  /** A verb with which something else begins: neither its thing nor what lies beyond it is a place of the piece. */
  closes(verb: string): boolean;
}

/** What the hand holds: the words that pick it up, and what can be said after them. */
export interface Grip {
  path: Link[];
  links: Link[];
}

/** One way to a place: all its words, those that are answered silently too. */
export interface Way {
  path: Link[];
  /** The word that names the place. */
  at: number;
  /** How many words pick the piece up. */
  from: number;
  /** Two answers as good as each other: they are asked on the place. */
  equal: Link[];
  /** The place comes after another one that is passed through. */
  through: boolean;
}

export type Places = Map<string, Way>;

/** How many words without a place may lie between a piece and a place. */
const DEEPEST = 5;

export const keyOf = (kind: string, id: number): string => `${kind}-${id}`;
/** The thing of a key. */
export function thingOf(key: string): { kind: string; id: number } {
  const cut = key.lastIndexOf('-');
  return { kind: key.slice(0, cut), id: Number(key.slice(cut + 1)) };
}
const keyOfLink = (link: Link): string => (link.kind ? keyOf(link.kind, link.id) : saying(link.verb));

/** A question as it is asked, before its look-ahead has come. */
export function plainLink(offer: Offer): Link {
  return {
    ...offer,
    changes: [],
    then: 'done',
    question: '',
    facts: {},
    also: [],
    drawn: null,
    links: [],
    times: 1,
    more: 0,
    beyond: [],
  };
}

/** The only piece that can be picked, if there is but one and nothing else on the table to choose: it is in the hand at once. Not one with which something else begins: what is asked would hide behind it. */
export function onlyPiece(links: Link[], surface: Surface): string {
  const named = links.filter((link) => link.kind && drawn(link, surface));
  const keys = new Set((named.length ? named : links).map(keyOfLink));
  const [only] = keys;
  const held = keys.size === 1 && !ending(links) ? grips(links, only, surface) : [];
  const elsewhere = held.some(({ path }) => path.some(({ verb }) => surface.closes(verb)));
  return places(held, surface).size > 0 && !elsewhere && !held.some(({ path }) => finalOf(path)) ? only : '';
}

/** What is picked up by a thing, by a verb (`say build port at`) or by a word without a thing. `within` tells equal things of several places apart. */
export function grips(links: Link[], key: string, surface: Surface, within = ''): Grip[] {
  const named = within ? [] : links.filter((link) => keyOfLink(link) === key);
  if (named.length) return named.map((link) => ({ path: [link], links: link.links }));
  const verb = links.filter((link) => saying(link.verb) === key);
  if (verb.length) return [{ path: [], links: verb }];
  const end = ending(links);
  const next = end ? following(end).filter((link) => saying(link.verb) === key) : [];
  if (end && next.length) return [{ path: [end], links: next }];
  return deeper(links, key, surface, within);
}

/** The only word without a thing that leads on, such as one that ends the question: what is laid down after it can be laid down now. */
export function ending(links: Link[]): Link | null {
  const found = links.filter((link) => !link.kind && following(link).length > 0);
  return found.length === 1 ? found[0] : null;
}

/** What can be said after a word, also when it has answered the question. */
export const following = ({ links, beyond }: Link): Link[] => (links.length ? links : beyond);

/** A thing that can be named after one other: ships on a tile whose order comes first. */
function deeper(links: Link[], key: string, surface: Surface, within: string): Grip[] {
  const firsts = links.filter((link) => drawn(link, surface) && (!within || keyOfLink(link) === within));
  return firsts.flatMap((link) =>
    link.links
      .filter((next) => next.links.length > 0 && keyOfLink(next) === key)
      .map((next) => ({ path: [link, next], links: next.links })),
  );
}

/** What can be said of the piece in the hand besides bringing it somewhere: words without a place, each with its way. */
export function besides(held: Grip[], surface: Surface): Way[] {
  return held.flatMap(({ path, links }) =>
    path.length && !links.length
      ? [forced(reaching(path, path.length, false))]
      : links
          .filter((link) => !drawn(link, surface) && !between(link, surface))
          .map((link) => forced(reaching([...path, link], path.length, false))),
  );
}

/** What is said by pressing a thing that has no place to go to: its words, one way for each. */
export function atOnce(held: Grip[]): Way[] {
  const paths = held.flatMap(({ path, links }) => (path.length ? [path] : links.map((link) => [link])));
  return paths.map((path) => forced(reaching(path, path.length, false)));
}

/** Every word that can follow, however far, up to those with which something else begins. */
export const everyLink = (links: Link[], surface: Surface): Link[] =>
  links.flatMap((link) => [link, ...(surface.closes(link.verb) ? [] : everyLink(link.links, surface))]);

/** It only lies between a piece and its places, as `only 2` does: nothing else can be said after it. */
const between = (link: Link, surface: Surface): boolean =>
  link.kind !== '' &&
  link.links.length > 0 &&
  link.links.every((next) => drawn(next, surface) || between(next, surface));

/** The answers that say how many of a piece are meant: at once, or behind a place. */
export const counting = (held: Grip[], surface: Surface, names: (link: Link) => boolean): Link[] =>
  held
    .flatMap(({ links }) => links)
    .flatMap((link) => (names(link) ? [link] : drawn(link, surface) ? link.links.filter(names) : []));

/** Everywhere that what is in the hand can go, with the best way to it. `wanted` are words that somebody prefers. */
export function places(held: Grip[], surface: Surface, wanted: readonly number[] = []): Places {
  const found: Places = new Map();
  for (const { path, links } of held) walk(found, path, links, { from: path.length, surface, wanted });
  for (const way of found.values()) Object.assign(way, settled(way, surface, wanted));
  return found;
}

interface Walk {
  from: number;
  surface: Surface;
  wanted: readonly number[];
}

function walk(found: Places, path: Link[], links: Link[], how: Walk): void {
  for (const link of links) {
    const next = [...path, link];
    if (elsewhere(path, link, how)) continue;
    if (drawn(link, how.surface)) {
      offer(found, keyOfLink(link), reaching(next, how.from, false), how.wanted);
      beyond(found, next, link.links, how);
    } else if (next.length - how.from < DEEPEST && goesUnasked(link, links, how))
      walk(found, next, link.links, how);
  }
}

/** No way leads silently through a choice that must be asked, unless somebody wants this answer. */
const goesUnasked = ({ word }: Link, beside: Link[], { surface, wanted }: Walk): boolean =>
  wanted.includes(word) || beside.filter(({ verb }) => surface.unlike(verb)).length < 2;

/** The places that can be reached through a place, on the table only: the mat is full of what is paid and gained. */
function beyond(found: Places, path: Link[], links: Link[], how: Walk): void {
  for (const link of links) {
    const next = [...path, link];
    if (elsewhere(path, link, how)) continue;
    const lies = link.kind ? how.surface.lies(link.kind, link.id) : null;
    if (lies === 'table') offer(found, keyOfLink(link), reaching(next, how.from, true), how.wanted);
    else if (lies === null && goesOnFor(link, how.surface) && next.length - how.from <= DEEPEST)
      beyond(found, next, link.links, how);
  }
}

/** It begins something else on the way, such as an action that could be taken at any time: its thing is no place of the piece. */
const elsewhere = (path: Link[], link: Link, { surface }: Walk): boolean =>
  path.length > 0 && link.kind !== '' && surface.closes(link.verb);

/** Past this word it is still about the piece in the hand. */
const goesOnFor = ({ verb }: Link, surface: Surface): boolean =>
  !surface.lesser(verb) && !surface.closes(verb);

const reaching = (path: Link[], from: number, through: boolean): Way => ({
  path,
  from,
  at: path.length - 1,
  equal: [],
  through,
});

function offer(found: Places, key: string, way: Way, wanted: readonly number[]): void {
  const before = found.get(key);
  if (!before || better(rank(way, wanted), rank(before, wanted))) found.set(key, way);
}

/** A place before one that is passed through, what somebody wants, the cheapest, the shortest. */
function rank({ path, through }: Way, wanted: readonly number[]): number[] {
  return [
    Number(through),
    -path.filter((link) => wanted.includes(link.word)).length,
    spent(path),
    path.length,
  ];
}

function better(one: number[], other: number[]): boolean {
  const differs = one.findIndex((figure, at) => figure !== other[at]);
  return differs >= 0 && one[differs] < other[differs];
}

/** A way goes on by itself as long as one answer is the only one, the only free one, or the cheapest. */
export function settled(way: Way, surface: Surface, wanted: readonly number[] = []): Way {
  const path = [...way.path];
  for (;;) {
    const answer = again(path) ? [] : silent(path.at(-1)!, surface, wanted);
    if (!answer.length) return { ...way, path, equal: [] };
    if (answer.length > 1) return { ...way, path, equal: answer };
    path.push(answer[0]);
  }
}

/** What was said on this way can be said once more: that is another choice. */
function again(path: Link[]): boolean {
  const verbs = new Set(path.map(({ verb }) => verb));
  const { links } = path.at(-1)!;
  return links.length > 1 && links.some(({ verb }) => verbs.has(verb));
}

/** Without a place nothing shows what would be answered silently: only what is no choice at all is said with it. */
export function forced(way: Way): Way {
  const path = [...way.path];
  while (path.at(-1)!.links.length === 1) path.push(path.at(-1)!.links[0]);
  return { ...way, path };
}

/** The word that needs no asking; two that are as good as each other; or none, where the choice matters. */
function silent(link: Link, surface: Surface, wanted: readonly number[]): Link[] {
  if (link.links.length < 2) return link.links;
  const answers = link.links.filter((next) => !drawn(next, surface));
  const asked = answers.find((next) => wanted.includes(next.word));
  if (asked) return [asked];
  // Beside things that could be chosen, a word is a choice, unless they lead back here; and one that only ends the matter always is.
  const things = link.links.filter((next) => drawn(next, surface));
  if (!things.every((next) => leadsBack(next, link, answers))) return [];
  const sensible = things.length ? answers.filter((next) => goesOn(next, link)) : answers;
  const proper = sensible.filter((next) => !surface.lesser(next.verb) && !surface.sparing(next.verb));
  if (proper.length > 1 && proper.every(({ verb }) => surface.unlike(verb)))
    return proper.length === 2 ? proper : [];
  const best = cheapest(proper.length ? proper : sensible);
  if (new Set(best.map(outcome)).size === 1) return best.slice(0, 1);
  return best.length <= 2 ? best : [];
}

/** After it the same is asked again: crew that may be used before the action. */
const leadsBack = (next: Link, link: Link, answers: Link[]): boolean =>
  next.then === 'asks' &&
  ((link.question !== '' && next.question === link.question) ||
    answers.every(({ word }) => next.links.some((again) => again.word === word)));

const goesOn = (next: Link, link: Link): boolean => next.then === 'asks' || gained([next]) > gained([link]);

/** What comes of a word, whatever it is called: equal outcomes are no choice. */
const outcome = (link: Link): string =>
  JSON.stringify([link.then, link.changes, link.links.map((next) => [next.word, outcome(next)])]);

function cheapest(links: Link[]): Link[] {
  const least = Math.min(...links.map((link) => spent([link])));
  return links.filter((link) => spent([link]) === least);
}

const drawn = (link: Link, surface: Surface): boolean =>
  link.kind !== '' && surface.lies(link.kind, link.id) !== null;

const changesOf = (path: Link[]): Change[] => path.at(-1)?.changes ?? [];
const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);
/** What was laid on the table has gone and is no price. */
const priced = ({ amount, laid = 0 }: Change): number => amount + laid;
const spent = (path: Link[]): number => sum(pays(path).map(({ amount }) => amount));
const gained = (path: Link[]): number => sum(gains(path).map(({ amount }) => amount));

/** A change of a figure of which more is worse: its amount was turned round. */
export interface Turned extends Change {
  turned?: boolean;
}

const turn = (change: Change): Turned => ({ ...change, amount: -change.amount, turned: true });

/** The same chains with figures turned round of which more is worse. */
export function weighed(links: Link[], worse: (kind: string, id: number) => boolean): Link[] {
  return links.map((link) => ({
    ...link,
    changes: link.changes.map((change) => (worse(change.kind, change.id) ? turn(change) : change)),
    links: weighed(link.links, worse),
    beyond: weighed(link.beyond, worse),
  }));
}

/** What a way costs, as amounts above 0. */
export const pays = (path: Link[]): Turned[] =>
  changesOf(path)
    .filter((change) => priced(change) < 0)
    .map((change) => ({ ...change, amount: -priced(change) }));

/** What it brings: a card that is drawn for one that was laid down is a card more. */
export const gains = (path: Link[]): Turned[] =>
  changesOf(path)
    .filter((change) => priced(change) > 0)
    .map((change) => ({ ...change, amount: priced(change) }));

/** Nothing is paid for what is done with the piece, whatever picking it up costs. */
export const isFree = ({ path, from }: Way): boolean => spent(path) <= spent(path.slice(0, from));

/** The word for which most is paid, if it names no place: the reason of the price. */
export function reason(way: Way): Link | null {
  const [path, { from, at }] = [wholeOf(way), way];
  let [most, found] = [0, null as Link | null];
  for (let i = from; i < path.length; i += 1) {
    const paid = spent([path[i]]) - (i > 0 ? spent([path[i - 1]]) : 0);
    if (paid > most) [most, found] = [paid, i === at ? null : path[i]];
  }
  return found;
}

/** A way to its end: where two answers are as good as each other, the first stands for both. */
export const wholeOf = ({ path, equal }: Way): Link[] => (equal.length ? [...path, equal[0]] : path);

/** Whether the place is good for the lesser thing only: it is said there, or the rules say it. */
export function onlyLesser(way: Way, surface: Surface): boolean {
  const verbs = wholeOf(way)
    .slice(way.at)
    .flatMap((link) => [link, ...link.also]);
  return verbs.some(({ verb }) => surface.lesser(verb));
}

/** The words of a way, as a page carries them for whoever plays by its elements. */
export const wordsOf = (path: Link[]): string => path.map(({ word }) => word).join(' ');

/** The word of a way that needs the confirming press, or nothing. */
export const finalOf = (path: Link[]): Link | null => path.find((link) => link.final) ?? null;

/** A silent answer as the prompt shows it, with the others that could be given instead. */
export interface Answer {
  link: Link;
  others: Link[];
}

/** What was taken silently on a way, in the order of the rules. */
export function answers(way: Way, held: Grip[], surface: Surface): Answer[] {
  const goal = keyOfLink(way.path[way.at]);
  return way.path
    .map((link, i) => ({ link, i, others: others(way, i, held, goal, surface) }))
    .filter(
      ({ link, i, others }) =>
        (i >= way.from || !link.kind) && (i === way.at || drawn(link, surface) ? others.length > 0 : true),
    )
    .map(({ link, others }) => ({ link, others }));
}

function others(way: Way, i: number, held: Grip[], goal: string, surface: Surface): Link[] {
  const beside =
    i > way.from
      ? way.path[i - 1].links
      : (held.find(({ links }) => links.includes(way.path[i]))?.links ?? []);
  const free = beside.filter((link) => link !== way.path[i] && !drawn(link, surface));
  if (i > way.at) return free;
  const straight = beside.filter((link) => link !== way.path[i] && keyOfLink(link) === goal);
  return [...straight, ...free.filter((link) => leadsTo(link, goal, surface))];
}

function leadsTo(link: Link, goal: string, surface: Surface): boolean {
  return link.links.some(
    (next) => keyOfLink(next) === goal || (!drawn(next, surface) && leadsTo(next, goal, surface)),
  );
}

/** The pieces that can go to a place, each with its way: for somebody who points at the place first. */
export function piecesFor(links: Link[], goal: string, surface: Surface): Map<string, Way> {
  const found = new Map<string, Way>();
  const pieces = new Set(links.filter((link) => drawn(link, surface)).map(keyOfLink));
  for (const piece of pieces) {
    const way = places(grips(links, piece, surface), surface).get(goal);
    if (way) found.set(piece, way);
  }
  return found;
}

export { keyOfLink };
