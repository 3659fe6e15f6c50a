// What may be chosen, and what was pointed at: the side of the table that its pictures talk to.
import { saying, type Gesture, type Light, type Marks, type Pick } from '../../../games/contract';
import type { Link, Question, WhyNot } from '../../../generated/wire';
import {
  atOnce,
  counting,
  finalOf,
  grips,
  keyOf,
  isFree,
  keyOfLink,
  places,
  settled,
  thingOf,
  wholeOf,
  type Grip,
  type Surface,
  type Way,
} from '../../../kit/hand/chains';
import type { After } from '../../../kit/hand/after';
import { Hand } from '../../../kit/hand/hand.svelte';
import { printedOn } from '../../../kit/hand/pills';
import { Faces } from '../../../kit/panels/faces.svelte';
import { t } from '../../../texts';
import { SLIP, Slips } from '../../../kit/page/slips';

/** What the picker needs to know and to do at a table. */
export interface Asked {
  question(): Question | null;
  /** What can be said, and what after it. */
  links(): Link[];
  surface: Surface;
  /** The look-ahead has come, or will not. */
  known(): boolean;
  /** Do it when the look-ahead has come. */
  when(act: () => void): void;
  /** Not now: a choice is on its way, or steps are being played, which are hurried. */
  deaf(): boolean;
  hurry(): void;
  say(path: Link[]): void;
  why(kind: string, id: number): Promise<WhyNot | null>;
  name(kind: string, id: number): string;
  /** A text in plain words. */
  plain(text: string): string;
  hasFace(kind: string): boolean;
  /** What a map prints on a place, from the figures of its word. */
  marks(facts: Record<string, number>): Marks | null;
  /** What figures are before and after these words. */
  after(path: Link[]): After[];
  /** Whether the hint goes this way, as far as it leads. */
  advises(path: Link[]): boolean;
  /** How many a thing says that are meant, as in `only 2`; 0 for any other thing. */
  figure(kind: string, id: number): number;
  /** A figure of this kind says as what a piece is meant, not how many. */
  aspect(kind: string): boolean;
  /** What words that are said again belong to, such as a battle. */
  scene(): string;
  /** Whether a word with this verb is said at the first click, whatever it reveals. */
  atOnce(verb: string): boolean;
  /** What it is called to say a word with this verb until its scene is over; empty where that is not done. */
  lasting(verb: string): string;
}

export interface Spoken {
  kind: string;
  id: number;
  title: string;
  text: string;
  rule: string;
  at: Element;
}

/** Chosen, and waiting for the confirming press. */
export interface Held {
  key: string;
  path: Link[];
  /** The word that ends the way back, if any does. */
  final: Link | null;
  since: number;
}

/** Several at once: so many of a piece, or a word so often. */
export interface Count {
  /** LASTING for as often as it can be said. */
  figure: number;
  /** What is said, where it is said at once. */
  path: Link[];
  called: string;
}

export const LASTING = Infinity;

/** So long a drag rests on a place to lay something down there and go on. */
export const LAYING = 600;

const isVerb = (kind: string) => kind.startsWith(saying(''));
const keyFor = (kind: string, id: number) => (isVerb(kind) ? kind : keyOf(kind, id));

/** The thing that an element stands for. */
function named(element: Element): { kind: string; id: number; within: string; count: number } {
  const count = Number(element.getAttribute('data-count') ?? 0);
  const name = element.getAttribute('data-pick') ?? element.getAttribute('data-piece') ?? '';
  return { ...thingOf(name), within: element.getAttribute('data-within') ?? '', count };
}

export class Picker implements Pick {
  held = $state.raw<Held | null>(null);
  /** Several ways for one thing; two halves of a place with the sentence that asks. */
  choice = $state.raw<{ key: string; ways: Way[]; at: Element; asks?: string } | null>(null);
  note = $state.raw<Spoken | null>(null);
  /** The thing under the pointer or the focus, as `kind-id`. */
  under = $state.raw('');
  /** Its element, where it has one. */
  at = $state.raw<Element | null>(null);
  /** Where a drag rested, with the words for it: they are said with the place where it ends. */
  laid = $state.raw<{ key: string; path: Link[] }[]>([]);
  #laying: ReturnType<typeof setTimeout> | undefined;
  /** A place on the own mat that is dragged to its piece, the other way round. */
  brought = $state.raw('');
  /** As if it had not been dragged. */
  #unbring = () => {};
  /** Where the pointer came to rest. */
  rested = $state.raw<Element | null>(null);
  framed = $state.raw<ReadonlySet<string>>(new Set());
  hand: Hand;
  /** When somebody took what is in the hand. */
  #taken = -Infinity;
  /** Presses that are no decisions. */
  readonly slips = new Slips();
  /** How often the next word shall be said. */
  times = $state.raw(1);
  /** What was asked last, as text: how often is typed for one question. */
  #last = '';
  /** A word that is said again when it is offered again. */
  #again = $state.raw<{ link: Link; left: number; scene: string } | null>(null);

  #offers = $derived.by(() => {
    const found = new Map<string, Link[]>();
    const add = (name: string, link: Link) => found.set(name, [...(found.get(name) ?? []), link]);
    for (const link of this.asked.links()) {
      if (link.kind) add(keyOfLink(link), link);
      add(saying(link.verb), link);
    }
    return found;
  });

  /** Where the price or the gain of what is in the hand is printed. */
  #printed = $derived.by(() =>
    this.hand.key === '' ? new Set<string>() : printedOn(this.hand, (facts) => this.asked.marks(facts)),
  );

  /** What is shown large. */
  readonly faces = new Faces(
    (kind) => this.asked.hasFace(kind),
    () => this.inHand(),
  );

  constructor(private readonly asked: Asked) {
    this.hand = new Hand(() => asked.links(), asked.surface);
  }

  /** The words that name a thing now. */
  offers(key: string): Link[] {
    return this.#offers.get(key) ?? [];
  }

  can(kind: string, id: number, within = ''): boolean {
    return this.light(kind, id, within) !== '';
  }

  light(kind: string, id: number, within = ''): Light {
    return this.hand.light(keyFor(kind, id), within);
  }

  priced(kind: string, id: number): boolean {
    return this.#printed.has(keyOf(kind, id));
  }

  inHand(): { kind: string; id: number; within: string } | null {
    const { key, within, full } = this.hand;
    return !full || !key || isVerb(key) ? null : { ...thingOf(key), within };
  }

  /** The way to a place from what is in the hand. */
  #wayTo(kind: string, id: number): Way | null {
    return this.hand.key ? (this.hand.places.get(keyOf(kind, id)) ?? null) : null;
  }

  drawn(kind: string, id: number): unknown {
    const way = this.#wayTo(kind, id);
    if (!way) return null;
    const held = this.held?.key === keyOf(kind, id) ? this.held.path : way.path.slice(0, way.at + 1);
    return [...held].reverse().find(({ drawn }) => drawn)?.drawn ?? null;
  }

  answered(verb: string): boolean {
    return this.held !== null && this.held.path.some((link) => link.verb === verb);
  }

  drawnAlone(kind: string, id: number): unknown {
    if (this.hand.full) return null;
    return this.offers(keyFor(kind, id)).find(({ drawn }) => drawn)?.drawn ?? null;
  }

  pointing(kind: string): number {
    if (isVerb(kind)) return this.under === kind ? 0 : -1;
    return this.under.startsWith(`${kind}-`) ? thingOf(this.under).id : -1;
  }

  meant(kind: string): number {
    const { key, places, meant, aimed } = this.hand;
    const lit = (one = '') => key !== '' && places.has(one) && one.startsWith(`${kind}-`);
    // In the order in which the prompt speaks of them.
    const found = [this.held?.key, this.under, this.choice?.key, meant, aimed].find(lit);
    return found ? Number(found.slice(kind.length + 1)) : -1;
  }

  after(kind: string, id: number): After[] {
    const way = this.#wayTo(kind, id);
    return way ? this.asked.after(wholeOf(way)) : [];
  }

  chosen(kind: string, id: number, within = ''): boolean {
    const key = keyFor(kind, id);
    return (
      this.held?.key === key ||
      this.laid.some((one) => one.key === key) ||
      this.hand.holds(key, within) ||
      (this.hand.goal === key && this.hand.full)
    );
  }

  refused(kind: string, id: number): boolean {
    return this.note !== null && this.note.kind === kind && this.note.id === id;
  }

  pointed(kind: string, id: number): boolean {
    return isVerb(this.under) && this.offers(this.under).some((link) => link.kind === kind && link.id === id);
  }

  moved(thing: string): boolean {
    return this.framed.has(thing);
  }

  hint(kind: string, id: number): string {
    return this.offers(keyFor(kind, id))
      .map((link) => this.asked.plain(link.hint))
      .filter(Boolean)
      .join(' / ');
  }

  advised(kind: string, id: number): boolean {
    const key = keyFor(kind, id);
    const way = this.hand.full ? this.hand.way(key) : null;
    if (way) return this.asked.advises(way.path.slice(0, way.at + 1));
    return this.offers(key).some((link) => this.asked.advises([link]));
  }

  take(kind: string, id: number, at: Element, how: Gesture = 'press', within = ''): void {
    if (this.asked.deaf()) return this.asked.hurry();
    this.note = this.faces.pointed = null;
    const slip = (how === 'press' || how === 'tap') && this.slips.slipped;
    this.asked.when(() => {
      if (!slip || !this.#forGood(keyFor(kind, id), within)) this.#press(kind, id, at, how, within);
    });
  }

  /** The next press on it says what is final: it was asked about, or is said at once. */
  #forGood(key: string, within: string): boolean {
    const held = this.held?.key === key ? this.held.path : null;
    const path = held ?? this.#says(key, within);
    return finalOf(path) !== null && (held !== null || !this.asksFirst(path));
  }

  #press(kind: string, id: number, at: Element, how: Gesture, within: string): void {
    const key = keyFor(kind, id);
    const way = this.hand.way(key);
    if (this.held?.key === key) this.confirm();
    else if (way) this.#place(key, way, at, how);
    else if (how === 'drop') void this.why(kind, id, at);
    else if (this.hand.holds(key, within) || (this.hand.goal === key && this.hand.full)) this.#layAgain();
    else if (this.hand.liftable(key, within)) this.#pickUp(key, within, at);
    else if (this.hand.aim(key)) {
      this.held = this.choice = null;
      this.#taken = performance.now();
    } else void this.why(kind, id, at);
  }

  /** The piece in the hand is pressed again: laid back, unless that was the second half of a double click. */
  #layAgain(): void {
    if (performance.now() - this.#taken >= SLIP) this.letGo();
  }

  /** Pick a thing up; what has no place to go to is chosen by that. */
  #pickUp(key: string, within: string, at: Element): void {
    this.held = this.choice = null;
    const held = grips(this.asked.links(), key, this.asked.surface, within);
    const ways = atOnce(held);
    this.#taken = performance.now();
    if (places(held, this.asked.surface).size) this.hand.pick(key, within);
    else if (ways.length === 1) this.#go(key, ways[0], at);
    else this.choice = { key, ways, at };
  }

  /** Begin to drag a thing: it must have somewhere to go. */
  lift(thing: Element): boolean | null {
    const { kind, id, within, count } = named(thing);
    if (this.asked.deaf()) return false;
    const key = keyFor(kind, id);
    if (this.hand.holds(key, within) && !count) return true;
    if (!this.lifts(thing)) return this.#bring(key) || (this.asked.known() ? false : null);
    this.forget();
    this.hand.pick(key, within);
    if (count) this.hand.count(count, this.#figureOf);
    return true;
  }

  /** A place that lies on the own mat can be dragged too: a card to the phase that it boosts. On a map a drag pans. */
  #bring(key: string): boolean {
    const { kind, id } = thingOf(key);
    if (isVerb(key) || this.asked.surface.lies(kind, id) !== 'mat') return false;
    const [holdAgain, held, choice] = [this.hand.kept(), this.held, this.choice];
    if (!(this.hand.key && this.hand.places.has(key)) && !this.hand.aim(key)) return false;
    this.held = this.choice = this.note = null;
    this.brought = key;
    this.#unbring = () => {
      holdAgain();
      [this.held, this.choice] = [held, choice];
    };
    return true;
  }

  /** What a drag hangs over. A place means itself where it is brought to its piece, or to the plate of its word, and nothing elsewhere. */
  #over(thing: Element | null): string {
    const name = thing?.getAttribute('data-pick') ?? '';
    if (!this.brought || !name) return name;
    const { kind, id } = thingOf(name);
    if (!this.hand.key) return this.hand.way(keyFor(kind, id)) ? name : '';
    const { path, at } = this.hand.way(this.brought)!;
    return [this.hand.key, saying(path[at].verb)].includes(keyFor(kind, id)) ? this.brought : '';
  }

  /** A drag ended on nothing: a piece is laid back, and of a place that was brought nothing has come. Where it never left the place it was a press that slipped. */
  glideBack(pressed: Element | null = null): void {
    if (!this.brought) return void this.letGo();
    this.brought = '';
    this.#unbring();
    if (!pressed) return;
    const { kind, id, within } = named(pressed);
    this.take(kind, id, pressed, 'press', within);
  }

  /** The pointer rests on what it is on. */
  get rests(): boolean {
    return this.rested === this.at;
  }

  /** How else a thing could be meant than alone and once. */
  counts(key: string, within = ''): Count[] {
    const { surface } = this.asked;
    const other = this.hand.full && !this.hand.holds(key, within);
    if (other || !this.hand.liftable(key, within)) return [];
    const held = grips(this.asked.links(), key, surface, within);
    if (places(held, surface).size) return this.#figuresOf(held);
    const [way, ...more] = atOnce(held);
    return way && !more.length && way.path.length === 1 ? this.#timesOf(way.path[0]) : [];
  }

  #figuresOf(held: Grip[]): Count[] {
    const found = counting(held, this.asked.surface, (link) => this.#figureOf(link) > 0);
    const figures = new Map(found.map((link) => [this.#figureOf(link), link]));
    return [...figures]
      .sort(([one], [other]) => one - other)
      .map(([figure, link]) => ({ figure, path: [], called: this.asked.plain(link.text) }));
  }

  #timesOf(link: Link): Count[] {
    const lasting = link.final ? this.asked.lasting(link.verb) : '';
    if (lasting) return [{ figure: LASTING, path: [link], called: lasting }];
    return Array.from({ length: link.times - 1 }, (_, i) => ({
      figure: i + 2,
      path: Array<Link>(i + 2).fill(link),
      called: this.asked.plain(link.text),
    }));
  }

  /** So many of a piece are picked up, or a word is said so often. */
  takeCount(thing: Element, { figure, path }: Count): void {
    if (this.asked.deaf()) return this.asked.hurry();
    if (!path.length) return void this.lift(thing);
    this.forget();
    this.times = figure;
    this.say(keyOfLink(path[0]), path.slice(0, 1));
  }

  /** Whether a thing has somewhere to go. */
  lifts(thing: Element): boolean {
    const { kind, id, within } = named(thing);
    const held = grips(this.asked.links(), keyFor(kind, id), this.asked.surface, within);
    return places(held, this.asked.surface).size > 0;
  }

  /** What is dragged hangs over a thing. A place without a way back says so meanwhile: letting go there is the confirming press. */
  hover(thing: Element | null): void {
    const before = this.under;
    this.point(this.#over(thing) || null);
    const way = this.hand.way(this.under);
    if (!way || way.equal.length || !this.asksFirst(way.path)) this.held = null;
    else if (this.held?.key !== this.under) this.#hold(this.under, this.#whole(this.under, way));
    if (before !== this.under) this.#layHere();
  }

  /** What is dragged was let go over a thing. */
  dropOn(thing: Element): void {
    const over = this.#over(thing);
    if (!over && this.hand.key) return this.glideBack();
    this.brought = '';
    const { kind, id } = thingOf(over);
    if (over) this.take(kind, id, thing, 'drop');
  }

  /** What is laid down as a word, such as an order, is laid down where a drag rests, and the drag goes on with the next: as many as can follow. */
  #layHere(): void {
    clearTimeout(this.#laying);
    const [key, way] = [this.under, this.hand.way(this.under)];
    if (way && this.#canLay(way)) this.#laying = setTimeout(() => this.#lay(key, way), LAYING);
  }

  #canLay(way: Way): boolean {
    const { path, at, equal } = way;
    const bare = isFree(way) && !equal.length && at === path.length - 1;
    return isVerb(this.hand.key) && bare && !this.asksFirst(path) && this.laid.length < this.#layable(path);
  }

  /** How many can be laid down and still be followed by one. */
  #layable = (path: Link[]): number => (this.laid[0]?.path ?? path).at(-1)!.more;

  #lay(key: string, way: Way): void {
    if (key === this.under && !this.laid.some((one) => one.key === key))
      this.laid = [...this.laid, { key, path: this.laid.length ? way.path.slice(way.from) : way.path }];
  }

  /** What was laid down on the way of a drag, with the place where it ends. */
  #whole(key: string, way: Way): Link[] {
    const laid = this.laid.flatMap(({ path }) => path);
    if (!laid.length) return way.path;
    return this.laid.some((one) => one.key === key) ? laid : [...laid, ...way.path.slice(way.from)];
  }

  #place(key: string, way: Way, at: Element, how: Gesture): void {
    if (how === 'tap' && !way.equal.length) this.#hold(key, way.path);
    else this.#go(key, way, at);
  }

  /** Go a way; where two answers are as good as each other, they are asked on the place. */
  #go(key: string, way: Way, at: Element): void {
    if (!way.equal.length) return this.say(key, this.#whole(key, way));
    const asks = this.asked.plain(way.path.at(-1)!.question) || t.table.choose;
    this.choice = { key, ways: this.#halves(way), at, asks };
  }

  #halves(way: Way): Way[] {
    return way.equal.map((link) =>
      settled({ ...way, path: [...way.path, link], at: way.path.length }, this.asked.surface),
    );
  }

  /** What would be asked on the place under the pointer. */
  get wouldHalve(): Way[] {
    const way = this.held ? null : this.hand.way(this.under);
    return way ? this.#halves(way) : [];
  }

  /** A word without a thing, or one of several for a thing. */
  choose(way: Way): void {
    this.say(this.choice?.key ?? keyOfLink(way.path[way.at]), way.path);
  }

  /** An offered word that nothing on the table stands for: it is picked up where it has places, otherwise said. */
  press(link: Link, at: Element): void {
    if (this.asked.deaf()) return this.asked.hurry();
    this.note = null;
    this.asked.when(() => this.#pickUp(keyOfLink(link), '', at));
  }

  /** Say a whole way; one that ends the way back only when it is confirmed. */
  say(key: string, path: Link[]): void {
    this.choice = this.note = null;
    if (this.asksFirst(path)) this.#hold(key, path);
    else this.sayNow(this.#often(path));
  }

  #figureOf = (link: Link): number => this.asked.figure(link.kind, link.id);

  /** How many of what is in the hand can be meant, where not all need be. */
  get figures(): number[] {
    const amount = (link: Link) => this.#figureOf(link) > 0 && !this.asked.aspect(link.kind);
    const found = this.hand.figured(amount).map(this.#figureOf);
    return [...new Set(found)].sort((one, other) => one - other);
  }

  /** So many are meant now; 0 as long as nobody has said. */
  get counted(): number {
    const [wanted] = this.hand.figured((link) => this.#figureOf(link) > 0 && this.hand.wants(link));
    return wanted ? this.#figureOf(wanted) : 0;
  }

  /** A figure was typed: so many of what is in the hand, or the next word so often. */
  howMany(figure: number): void {
    if (!this.figures.length) this.times = figure;
    else this.#otherwise(() => this.hand.count(figure, this.#figureOf));
  }

  /** Another answer than the silent one; `instead` are the words that it stands beside. */
  want(word: number, instead: number[]): void {
    this.#otherwise((chosen) => this.hand.want(word, instead, chosen));
  }

  /** A place that was chosen before is confirmed with what is wanted now; its two halves are asked anew. */
  #otherwise(change: (chosen: string) => void): void {
    const key = this.held?.key ?? this.choice?.key ?? '';
    change(key);
    const way = this.hand.way(key);
    if (way && this.held && !way.equal.length) this.#hold(key, way.path);
    else if (way) this.held = this.choice = null;
  }

  /** One word after which the same is asked, so often as was typed. What waits for dice in between is said again when it is asked again. */
  #often(path: Link[]): Link[] {
    const [times, link] = [this.times, path[0]];
    this.times = 1;
    if (times === 1 || path.length > 1) return path;
    if (link.final) this.#again = { link, left: times - 1, scene: this.asked.scene() };
    return link.then === 'done' && !link.final ? Array<Link>(times).fill(link) : path;
  }

  /** A new question: what was to be said again is said, if it is offered there. Anything else ends it, unless it lasts as long as its scene. */
  sayAgain(): void {
    const again = this.#again;
    const link = this.asked.links().find(({ word }) => word === again?.link.word);
    if (!again || (!link && again.left === LASTING)) return;
    this.#again = null;
    if (!link || !again.left) return;
    this.#again = { ...again, left: again.left - 1 };
    this.sayNow([link]);
  }

  /** The scene is another one, if only for a moment: nothing of the last one is said again. */
  enter(scene: string): void {
    if (this.#again && this.#again.scene !== scene) this.#again = null;
  }

  /** The word that is said as often as it can be. */
  get lasting(): Link | null {
    return this.#again?.left === LASTING ? this.#again.link : null;
  }

  /** What a press on the thing under the pointer would say; nothing where it picks something up, asks, or can say nothing. */
  get would(): Link[] {
    return this.held ? this.held.path : this.#says(this.under);
  }

  #says(key: string, within = ''): Link[] {
    const way = this.hand.way(key) ?? this.#only(key, within);
    return way && !way.equal.length ? this.#whole(key, way) : [];
  }

  /** It would be asked once more before. */
  get wouldAsk(): boolean {
    return this.asksFirst(this.would);
  }

  /** The only thing that pressing something can say, where it goes nowhere. */
  #only(key: string, within = ''): Way | null {
    const { surface } = this.asked;
    const held = this.hand.liftable(key, within) ? grips(this.asked.links(), key, surface, within) : [];
    const ways = atOnce(held);
    return ways.length === 1 && !places(held, surface).size ? ways[0] : null;
  }

  /** A way is confirmed before it is said. */
  asksFirst(path: Link[]): boolean {
    return path.some((link) => link.final && !this.asked.atOnce(link.verb));
  }

  #hold(key: string, path: Link[]): void {
    this.choice = null;
    this.held = { key, path, final: this.asksFirst(path) ? finalOf(path) : null, since: performance.now() };
  }

  /** The confirming press; one that comes too soon after the first is a slip. */
  confirm(): void {
    if (this.held && !this.hasty()) this.sayNow(this.held.path);
  }

  hasty(): boolean {
    return this.held !== null && performance.now() - this.held.since < SLIP;
  }

  /** Nothing is asked any more. */
  sayNow(path: Link[]): void {
    if (this.asked.deaf()) return;
    this.held = this.choice = this.note = null;
    this.asked.say(path);
  }

  /** Bring what is in the hand to a lit place. */
  placeAt(key: string, at: Element): void {
    const way = this.hand.way(key);
    if (way) this.#go(key, way, at);
  }

  async why(kind: string, id: number, at: Element): Promise<void> {
    const answer = await this.asked.why(isVerb(kind) ? '' : kind, id).catch(() => null);
    if (answer?.text)
      this.note = { kind, id, title: this.asked.name(kind, id), text: answer.text, rule: answer.rule, at };
  }

  look(kind: string, id: number, at: Element | null): void {
    this.faces.look(kind, id, at);
  }

  pin(kind: string, id: number, at: Element): void {
    this.faces.pin(kind, id, at);
  }

  /** What the pointer or the focus is on, as `kind-id`. */
  point(thing: string | null, at: Element | null = null): void {
    // A figure beside a thing belongs to it.
    if (!at?.hasAttribute('data-count')) this.at = at;
    this.under = thing && isVerb(thing) ? thing.replace(/-\d+$/, '') : (thing ?? '');
    this.hand.aimAt(this.under);
  }

  /** Close what is open, the last thing first; false when nothing was. */
  letGo(): boolean {
    this.#again = null;
    this.#layBack();
    this.times = 1;
    const open = this.note ?? this.choice ?? (this.held || this.hand.full);
    if (this.note) this.note = null;
    else if (this.choice) this.choice = null;
    else if (this.held) this.held = null;
    else if (this.hand.full) this.hand.letGo();
    else return this.faces.close();
    return Boolean(open);
  }

  /** A new question: nothing of the old one stays, unless the piece may stay in the hand. */
  forget(keep = false): void {
    this.#layBack();
    this.held = this.choice = this.note = null;
    const another = this.#another();
    if (another) this.slips.asks();
    if (!keep || another) this.times = 1;
    this.faces.forget();
    this.under = this.brought = '';
    this.at = null;
    if (!keep) this.hand.letGo();
  }

  #layBack(): void {
    clearTimeout(this.#laying);
    this.laid = [];
  }

  /** Something else is asked than the last time that anything was. */
  #another(): boolean {
    const question = this.asked.question();
    const [before, now] = [this.#last, question ? JSON.stringify(question) : this.#last];
    this.#last = now;
    return now !== before;
  }

  /** The table goes on: what is told of a thing that is gone goes with it. */
  forgetGone(): void {
    if (this.note?.at.isConnected === false) this.note = null;
    this.faces.forgetGone();
  }
}
