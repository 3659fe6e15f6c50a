// What is in the hand, and how everything on the table is lit for it. Nothing is sent from here.
import { saying, type Light } from '../../games/contract';
import type { Link } from '../../generated/wire';
import {
  besides,
  ending,
  everyLink,
  following,
  grips,
  keyOfLink,
  onlyLesser,
  piecesFor,
  places,
  type Grip,
  type Places,
  type Surface,
  type Way,
} from './chains';

const NOWHERE: Places = new Map();

export class Hand {
  /** The piece in the hand as `kind-id`, or a verb as `say …`; empty when the hand is. */
  key = $state.raw('');
  /** Where the piece stands, when equal ones stand elsewhere too. */
  #within = $state.raw('');
  /** The place that was pressed before any piece, or of which an answer was changed. */
  goal = $state.raw('');
  /** The lit place that was pointed at last. */
  #aimed = $state.raw('');
  /** Answers that somebody prefers to the silent ones. */
  #wanted = $state.raw<number[]>([]);
  /** It came into the hand by itself: nobody misses it. */
  #itself = false;

  #grips = $derived.by(() => (this.key ? grips(this.links(), this.key, this.surface, this.#within) : []));
  places = $derived.by(() =>
    this.#grips.length ? places(this.#grips, this.surface, this.#wanted) : NOWHERE,
  );
  /** What can be said of the piece besides bringing it somewhere. */
  besides = $derived.by(() => besides(this.#grips, this.surface));
  #pieces = $derived.by(() =>
    this.goal && !this.key ? piecesFor(this.links(), this.goal, this.surface) : NOWHERE,
  );
  #roots = $derived.by(() => new Set(this.links().map(keyOfLink)));
  #verbs = $derived.by(() => {
    const end = ending(this.links());
    return new Set([...this.links(), ...(end ? following(end) : [])].map((link) => saying(link.verb)));
  });

  constructor(
    private readonly links: () => Link[],
    readonly surface: Surface,
  ) {}

  /** The thing on which the piece stands, where equal ones stand elsewhere too. */
  get within(): string {
    return this.#within;
  }

  get grips(): Grip[] {
    return this.#grips;
  }

  /** Something is in the hand, or a place waits for its piece. */
  get full(): boolean {
    return this.#grips.length > 0 || this.#pieces.size > 0;
  }

  /** The first word of a chain names it. */
  root(key: string): boolean {
    return this.#roots.has(key) || this.#verbs.has(key);
  }

  /** It can be picked up: it is named first, or stands where something is that is named first. */
  liftable(key: string, within = ''): boolean {
    return within ? grips(this.links(), key, this.surface, within).length > 0 : this.root(key);
  }

  /** How a thing is lit. */
  light(key: string, within = ''): Light {
    if (this.holds(key, within) || (this.goal === key && !this.key)) return 'held';
    const way = this.way(key);
    if (way && this.key) return this.#shine(way);
    if (this.#pieces.size) return this.#pieces.has(key) ? 'piece' : '';
    return this.liftable(key, within) ? (this.#grips.length ? 'other' : 'piece') : '';
  }

  #shine(way: Way): Light {
    return way.through ? 'through' : onlyLesser(way, this.surface) ? 'only' : 'place';
  }

  holds(key: string, within = ''): boolean {
    return this.#grips.length > 0 && this.key === key && this.#within === within;
  }

  /** The way on which a press would take what is in the hand. */
  way(key: string): Way | null {
    return this.places.get(key) ?? this.#pieces.get(key) ?? null;
  }

  /** Pick it up; what can go nowhere stays where it is. */
  pick(key: string, within = '', itself = false): void {
    this.#itself = itself;
    this.goal = this.#aimed = '';
    this.key = key;
    this.#within = within;
    this.#wanted = [];
  }

  /** A lit place was pointed at. */
  aimAt(key: string): void {
    if (this.key && this.places.has(key)) this.#aimed = key;
  }

  /** The last place that was pointed at: it is told of, but who only passed over it has not chosen it. */
  get aimed(): string {
    return this.key && this.places.has(this.#aimed) ? this.#aimed : '';
  }

  /** The place that is meant, though nobody points at it: it was pressed, or an answer for it was changed. */
  get meant(): string {
    return this.key && this.places.has(this.goal) ? this.goal : '';
  }

  /** The place first: the pieces that can go there are lit; a single one is picked at once. False if none can. */
  aim(goal: string): boolean {
    const found = piecesFor(this.links(), goal, this.surface);
    if (!found.size) return false;
    this.letGo();
    this.goal = goal;
    if (found.size === 1) this.key = [...found.keys()][0];
    return true;
  }

  /** The verb with which the place that was pressed first is named, as long as its piece is not in the hand. */
  get verb(): string {
    const [way] = this.#pieces.values();
    return way ? way.path[way.at].verb : '';
  }

  /** Another answer than the silent one, for the place that was chosen, else for the one that is meant; `instead` are the words that it stands beside. */
  want(word: number, instead: number[], chosen = ''): void {
    const place = this.places.has(chosen) ? chosen : this.meant || this.aimed;
    this.goal = place || this.goal;
    this.#wanted = [...this.#wanted.filter((one) => !instead.includes(one)), word];
  }

  /** The answers that name a figure: `only 2`. */
  figured(names: (link: Link) => boolean): Link[] {
    return this.#grips.flatMap(({ links }) => everyLink(links, this.surface)).filter(names);
  }

  /** So many of what is in the hand, where an answer says so. */
  count(figure: number, figureOf: (link: Link) => number): void {
    const found = this.figured((link) => figureOf(link) === figure);
    const verbs = new Set(found.map(({ verb }) => verb));
    const beside = new Set(this.figured(({ verb }) => verbs.has(verb)).map(({ word }) => word));
    const kept = this.#wanted.filter((word) => !beside.has(word));
    this.#wanted = [...new Set([...kept, ...found.map(({ word }) => word)])];
  }

  /** It was asked for. */
  wants(link: Link): boolean {
    return this.#wanted.includes(link.word);
  }

  /** Doing this holds it again as it is held now. */
  kept(): () => void {
    const { key, goal } = this;
    const [within, aimed, wanted, itself] = [this.#within, this.#aimed, this.#wanted, this.#itself];
    return () => {
      this.key = key;
      this.goal = goal;
      [this.#within, this.#aimed, this.#wanted, this.#itself] = [within, aimed, wanted, itself];
    };
  }

  letGo(): void {
    this.#itself = false;
    this.key = this.goal = this.#within = this.#aimed = '';
    this.#wanted = [];
  }

  /** Lay down whatever is held. True if somebody had picked it up. */
  drop(): boolean {
    const missed = this.key !== '' && !this.#itself;
    this.letGo();
    return missed;
  }

  /** After a new question: what cannot be held any more is laid down. True if somebody had picked it up. A piece stays without the place that was meant, if it can go elsewhere. */
  check(): boolean {
    const lost = this.key !== '' && !this.places.size;
    const missed = lost && !this.#itself;
    if (lost || (!this.key && !this.#pieces.size)) this.letGo();
    else if (this.key && !this.places.has(this.goal)) this.goal = '';
    return missed;
  }
}
