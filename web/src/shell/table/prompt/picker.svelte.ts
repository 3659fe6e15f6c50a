// What may be chosen, and what was pointed at: the side of the table that its pictures talk to.
import { saying, type Pick } from '../../../games/contract';
import type { Offer, Question, WhyNot } from '../../../generated/wire';

/** What the picker needs to know and to do at a table. */
export interface Asked {
  question(): Question | null;
  /** Not now: a choice is on its way, or steps are being played, which are hurried. */
  deaf(): boolean;
  hurry(): void;
  say(offer: Offer): void;
  why(kind: string, id: number): Promise<WhyNot | null>;
  name(kind: string, id: number): string;
  hasFace(kind: string): boolean;
  /** Whether a word with this verb is said at the first click, whatever it reveals. */
  atOnce(verb: string): boolean;
}

export interface Spoken {
  kind: string;
  id: number;
  title: string;
  text: string;
  rule: string;
  at: Element;
}

const key = (kind: string, id: number) => `${kind}-${id}`;
const isVerb = (kind: string) => kind.startsWith(saying(''));

export class Picker implements Pick {
  /** Chosen, and waiting for the confirming click. */
  held = $state.raw<Offer | null>(null);
  /** Several words for one thing. */
  choice = $state.raw<{ offers: Offer[]; at: Element } | null>(null);
  note = $state.raw<Spoken | null>(null);
  face = $state.raw<{ kind: string; id: number; at: Element } | null>(null);
  /** The offers under the pointer or the focus. */
  under = $state.raw<Offer[]>([]);
  framed = $state.raw<ReadonlySet<string>>(new Set());

  #offers = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    const add = (name: string, offer: Offer) => found.set(name, [...(found.get(name) ?? []), offer]);
    for (const offer of this.asked.question()?.offers ?? []) {
      if (offer.kind) add(key(offer.kind, offer.id), offer);
      add(saying(offer.verb), offer);
    }
    return found;
  });

  constructor(private readonly asked: Asked) {}

  offers(kind: string, id: number): Offer[] {
    return this.#offers.get(isVerb(kind) ? kind : key(kind, id)) ?? [];
  }

  can(kind: string, id: number): boolean {
    return this.offers(kind, id).length > 0;
  }

  chosen(kind: string, id: number): boolean {
    return this.held !== null && this.held.kind === kind && this.held.id === id;
  }

  refused(kind: string, id: number): boolean {
    return this.note !== null && this.note.kind === kind && this.note.id === id;
  }

  pointed(kind: string, id: number): boolean {
    return this.under.some((offer) => offer.kind === kind && offer.id === id);
  }

  moved(thing: string): boolean {
    return this.framed.has(thing);
  }

  hint(kind: string, id: number): string {
    return this.offers(kind, id)
      .map((offer) => offer.hint)
      .filter(Boolean)
      .join(' / ');
  }

  take(kind: string, id: number, at: Element): void {
    if (this.asked.deaf()) return this.asked.hurry();
    const offers = this.offers(kind, id);
    this.face = this.note = null;
    const held = offers.find((offer) => offer.word === this.held?.word);
    if (held) this.choose(held);
    else if (offers.length === 0) this.why(kind, id, at);
    else if (offers.length === 1) this.choose(offers[0]);
    else this.choice = { offers, at };
  }

  /** Say an offered word; one that reveals something only when it is chosen twice. */
  choose(offer: Offer): void {
    this.choice = this.note = null;
    if (offer.reveals && !this.asked.atOnce(offer.verb) && this.held?.word !== offer.word) {
      this.held = offer;
      return;
    }
    this.held = null;
    this.asked.say(offer);
  }

  async why(kind: string, id: number, at: Element): Promise<void> {
    const answer = await this.asked.why(isVerb(kind) ? '' : kind, id).catch(() => null);
    if (answer?.text)
      this.note = { kind, id, title: this.asked.name(kind, id), text: answer.text, rule: answer.rule, at };
  }

  look(kind: string, id: number, at: Element | null): void {
    this.face = at && this.asked.hasFace(kind) ? { kind, id, at } : null;
  }

  /** What the pointer or the focus is on, as `kind-id`. */
  point(thing: string | null): void {
    this.under = this.#offers.get(thing && isVerb(thing) ? thing.replace(/-\d+$/, '') : (thing ?? '')) ?? [];
  }

  /** Close what is open, the last thing first; false when nothing was. */
  letGo(): boolean {
    const open = this.note ?? this.choice ?? this.held ?? this.face;
    if (this.note) this.note = null;
    else if (this.choice) this.choice = null;
    else if (this.held) this.held = null;
    else this.face = null;
    return open !== null;
  }

  /** A new question: nothing of the old one stays. */
  forget(): void {
    this.held = this.choice = this.note = this.face = null;
    this.under = [];
  }
}
