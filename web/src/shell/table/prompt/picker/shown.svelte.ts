// What is lit, held, laid down and meant: what the pictures and the prompt ask of a hand in which nobody presses anything.
import { saying, type Light } from '../../../../games/contract';
import type { Link } from '../../../../generated/wire';
import type { After } from '../../../../kit/hand/after';
import {
  atOnce,
  grips,
  keyOf,
  keyOfLink,
  places,
  settled,
  thingOf,
  wholeOf,
  type Way,
} from '../../../../kit/hand/chains';
import { Hand } from '../../../../kit/hand/hand.svelte';
import { printedOn } from '../../../../kit/hand/pills';
import { SLIP } from '../../../../kit/page/slips';
import { Faces } from '../../../../kit/panels/faces.svelte';
import type { Asked, Count, Held, Spoken } from './asked';
import { countsOf, figureOf, timesOf } from './counts';
import { Laying } from './laying.svelte';
import { isVerb, keyFor } from './naming';
import { Repeating } from './repeating.svelte';

export class Shown {
  held = $state.raw<Held | null>(null);
  /** Several ways for one thing; two halves of a place with the sentence that asks. */
  choice = $state.raw<{ key: string; ways: Way[]; at: Element; asks?: string } | null>(null);
  note = $state.raw<Spoken | null>(null);
  /** The thing under the pointer or the focus, as `kind-id`. */
  under = $state.raw('');
  /** Its element, where it has one. */
  at = $state.raw<Element | null>(null);
  /** What was laid down on the way of a drag. */
  readonly laying = new Laying(() => this.hand);
  /** Where the pointer came to rest. */
  rested = $state.raw<Element | null>(null);
  framed = $state.raw<ReadonlySet<string>>(new Set());
  hand: Hand;
  /** Words that are said more than once. */
  readonly repeating = new Repeating(() => this.asked.scene());

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

  constructor(protected readonly asked: Asked) {
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
      this.laying.on(key) ||
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

  /** Where a drag rested, with the words for it. */
  get laid(): { key: string; path: Link[] }[] {
    return this.laying.laid;
  }

  /** The pointer rests on what it is on. */
  get rests(): boolean {
    return this.rested === this.at;
  }

  protected halves(way: Way): Way[] {
    return way.equal.map((link) =>
      settled({ ...way, path: [...way.path, link], at: way.path.length }, this.asked.surface),
    );
  }

  /** What would be asked on the place under the pointer. */
  get wouldHalve(): Way[] {
    const way = this.held ? null : this.hand.way(this.under);
    return way ? this.halves(way) : [];
  }

  /** How often the next word shall be said. */
  get times(): number {
    return this.repeating.times;
  }

  /** The word that is said as often as it can be. */
  get lasting(): Link | null {
    return this.repeating.lasting;
  }

  /** What a press on the thing under the pointer would say; nothing where it picks something up, asks, or can say nothing. */
  get would(): Link[] {
    return this.held ? this.held.path : this.says(this.under);
  }

  protected says(key: string, within = ''): Link[] {
    const way = this.hand.way(key) ?? this.#only(key, within);
    return way && !way.equal.length ? this.laying.whole(key, way) : [];
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

  hasty(): boolean {
    return this.held !== null && performance.now() - this.held.since < SLIP;
  }

  /** How else a thing could be meant than alone and once. */
  counts(key: string, within = ''): Count[] {
    const { surface } = this.asked;
    const other = this.hand.full && !this.hand.holds(key, within);
    if (other || !this.hand.liftable(key, within)) return [];
    const held = grips(this.asked.links(), key, surface, within);
    if (places(held, surface).size) return countsOf(held, this.asked);
    const [way, ...more] = atOnce(held);
    return way && !more.length && way.path.length === 1 ? timesOf(way.path[0], this.asked) : [];
  }

  protected figureOf = (link: Link): number => figureOf(link, this.asked);

  /** How many of what is in the hand can be meant, where not all need be. */
  get figures(): number[] {
    const amount = (link: Link) => this.figureOf(link) > 0 && !this.asked.aspect(link.kind);
    const found = this.hand.figured(amount).map(this.figureOf);
    return [...new Set(found)].sort((one, other) => one - other);
  }

  /** So many are meant now; 0 as long as nobody has said. */
  get counted(): number {
    const [wanted] = this.hand.figured((link) => this.figureOf(link) > 0 && this.hand.wants(link));
    return wanted ? this.figureOf(wanted) : 0;
  }
}
