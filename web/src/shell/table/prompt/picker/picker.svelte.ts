// What a press, a tap or a drag on the table does: the side of it that its pictures talk to.
import { saying, type Gesture, type Pick } from '../../../../games/contract';
import type { Link } from '../../../../generated/wire';
import { atOnce, finalOf, grips, keyOfLink, places, thingOf, type Way } from '../../../../kit/hand/chains';
import { SLIP, Slips } from '../../../../kit/page/slips';
import { t } from '../../../../texts';
import type { Count } from './asked';
import { isVerb, keyFor, named } from './naming';
import { Shown } from './shown.svelte';

export class Picker extends Shown implements Pick {
  /** A place on the own mat that is dragged to its piece, the other way round. */
  brought = $state.raw('');
  /** As if it had not been dragged. */
  #unbring = () => {};
  /** When somebody took what is in the hand. */
  #taken = -Infinity;
  /** Presses that are no decisions. */
  readonly slips = new Slips();
  /** What was asked last, as text: how often is typed for one question. */
  #last = '';

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
    const path = held ?? this.says(key, within);
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
    if (count) this.hand.count(count, this.figureOf);
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

  /** So many of a piece are picked up, or a word is said so often. */
  takeCount(thing: Element, { figure, path }: Count): void {
    if (this.asked.deaf()) return this.asked.hurry();
    if (!path.length) return void this.lift(thing);
    this.forget();
    this.repeating.times = figure;
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
    else if (this.held?.key !== this.under) this.#hold(this.under, this.laying.whole(this.under, way));
    if (before !== this.under) this.laying.rest(this.under, way, (path) => this.asksFirst(path));
  }

  /** What is dragged was let go over a thing. */
  dropOn(thing: Element): void {
    const over = this.#over(thing);
    if (!over && this.hand.key) return this.glideBack();
    this.brought = '';
    const { kind, id } = thingOf(over);
    if (over) this.take(kind, id, thing, 'drop');
  }

  #place(key: string, way: Way, at: Element, how: Gesture): void {
    if (how === 'tap' && !way.equal.length) this.#hold(key, way.path);
    else this.#go(key, way, at);
  }

  /** Go a way; where two answers are as good as each other, they are asked on the place. */
  #go(key: string, way: Way, at: Element): void {
    if (!way.equal.length) return this.say(key, this.laying.whole(key, way));
    const asks = this.asked.plain(way.path.at(-1)!.question) || t.table.choose;
    this.choice = { key, ways: this.halves(way), at, asks };
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
    else this.sayNow(this.repeating.often(path));
  }

  /** A figure was typed: so many of what is in the hand, or the next word so often. */
  howMany(figure: number): void {
    if (!this.figures.length) this.repeating.times = figure;
    else this.#otherwise(() => this.hand.count(figure, this.figureOf));
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

  /** A new question: what was to be said again is said, if it is offered there. */
  sayAgain(): void {
    const link = this.repeating.next(this.asked.links());
    if (link) this.sayNow([link]);
  }

  /** The scene is another one, if only for a moment: nothing of the last one is said again. */
  enter(scene: string): void {
    this.repeating.enter(scene);
  }

  #hold(key: string, path: Link[]): void {
    this.choice = null;
    this.held = { key, path, final: this.asksFirst(path) ? finalOf(path) : null, since: performance.now() };
  }

  /** The confirming press; one that comes too soon after the first is a slip. */
  confirm(): void {
    if (this.held && !this.hasty()) this.sayNow(this.held.path);
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
    this.repeating.stop();
    this.laying.back();
    this.repeating.times = 1;
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
    this.laying.back();
    this.held = this.choice = this.note = null;
    const another = this.#another();
    if (another) this.slips.asks();
    if (!keep || another) this.repeating.times = 1;
    this.faces.forget();
    this.under = this.brought = '';
    this.at = null;
    if (!keep) this.hand.letGo();
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
