// A table that somebody has opened: the connection, the game's pictures, what is chosen, which panels are open.
import { loadGameOf } from '../../games';
import { saying, type GameClient, type Sitter, type Unseen } from '../../games/contract';
import type { Ahead, Hint, Link, Question, TableInfo, WhyNot } from '../../generated/wire';
import { afterPath } from '../../kit/hand/after';
import { weighed } from '../../kit/hand/chains';
import { dropOf, type Drop } from '../../kit/hand/drop';
import { Lookahead } from '../../kit/hand/lookahead.svelte';
import { Lying } from '../../kit/hand/lying';
import type { Tongue } from '../../kit/hand/told';
import { tempo } from '../../kit/look/tempo.svelte';
import { complain, say } from '../../kit/page/toast.svelte';
import { t } from '../../texts';
import { alike } from '../../wire/alike';
import { api, ApiError } from '../../wire/api';
import { Live } from '../../wire/live.svelte';
import { namedQuestion, withPlayers } from './names';
import { Adviser } from './prompt/advice/adviser.svelte';
import { loneFinal } from './prompt/holding';
import { Picker } from './prompt/picker/picker.svelte';
import { plain } from './sentence';
import { eyesFor, sittersOf } from './sitters';
import { tableInWords } from './speech';
import { Layout } from './stage/layout.svelte';

const TALK = 'perihelion.talk';

export type Panel = 'chat' | 'rules' | 'menu' | 'help' | 'log' | 'result' | 'scores' | null;

export class Desk {
  live = new Live(() => tempo.gap);
  layout = new Layout();
  client = $state.raw<GameClient<Unseen> | null>(null);
  /** Why the table cannot be shown. */
  fault = $state('');
  panel = $state<Panel>(null);
  /** The chat lies open beside the board, on a screen that has room for it. This browser keeps it. */
  talk = $state(localStorage.getItem(TALK) === 'open');
  /** It was opened just now. */
  talkNow = false;
  talking = $derived(this.panel === 'chat' || (this.talk && this.layout.wide));
  /** The rule that the rules drawer shows first. */
  rule = $state('');
  banner = $state('');
  sitters = $derived<Sitter[]>(this.client && this.live.info ? sittersOf(this.live.info, this.client) : []);
  #colours = $derived(this.client?.colours ?? []);
  /** What is asked, in the names of this table. */
  question = $derived(this.live.question && this.#named(this.live.question));
  /** What was asked last, and how it was named. */
  #asked: { question: Question; named: Question } | null = null;
  lookahead = new Lookahead((seat, n) => this.live.ahead(seat, n).then((ahead) => this.#weighed(ahead)));
  /** What can be said now, and what after it. */
  links = $derived<Link[]>(this.lookahead.links(this.question));
  /** The table moved on while a piece was dragged: whoever dragged it hears what became of it. */
  interrupted = false;
  /** Which steps the own words were that were said last: after the first, up to the second. */
  spoke: [number, number] = [0, 0];
  /** The same words as they are seen: what is paid for them, and what they bring. */
  drop: Drop | null = null;
  /** An own word is on its way. */
  acting = false;
  /** Something was said just now: the question takes the focus. */
  answered = false;
  #lying = new Lying(() => this.layout.root);
  picker = new Picker({
    question: () => this.question,
    links: () => this.links,
    surface: {
      lies: (kind, id) =>
        this.client?.appears?.includes(kind) ? 'table' : this.#lying.lies(kind, id, this.links),
      lesser: (verb) => this.client?.lesser?.includes(verb) ?? false,
      sparing: (verb) => this.client?.sparing?.includes(verb) ?? false,
      unlike: (verb) => this.client?.unlike?.includes(verb) ?? false,
      closes: (verb) => this.client?.closes?.includes(verb) ?? false,
    },
    known: () => this.lookahead.settled,
    when: (act) => this.lookahead.when(act),
    deaf: () => this.live.sending || this.live.busy,
    hurry: () => this.live.hurry(),
    say: (path) => void this.choose(path),
    why: (kind, id) => this.#why(kind, id),
    name: (kind, id) =>
      titleOf(
        this.client?.called?.(kind, id, this.live.view, this.live.eyes) ??
          this.client?.nouns[kind]?.[id] ??
          '',
      ),
    plain: (text) => this.plain(text),
    hasFace: (kind) => kind in (this.client?.faces ?? {}),
    marks: (facts) => this.client?.marks?.(facts) ?? null,
    after: (path) =>
      afterPath(path, this.lookahead.has, (kind, id) => this.client?.worse?.(kind, id) ?? false).map(
        (one) => ({ ...one, what: this.plain(one.what) }),
      ),
    advises: (path) => this.advises(path),
    figure: (kind, id) => (this.#figured(kind) ? Number(this.client!.nouns[kind][id]) : 0),
    aspect: (kind) => this.client?.aspects?.includes(kind) ?? false,
    scene: () => this.scene,
    atOnce: (verb) => this.client?.atOnce?.includes(verb) ?? false,
    lasting: (verb) => this.client?.lasting?.[verb] ?? '',
  });
  /** What words that are said again belong to. */
  scene = $derived(this.live.view ? (this.client?.scene?.(this.live.view) ?? '') : '');

  /** The table in five sentences, for ears. */
  speech = $state.raw<string[]>([]);

  adviser = new Adviser((asked) => api.post<Hint>(this.path('/hint'), asked));
  mayAsk = $derived(this.question !== null && (this.live.info?.hints ?? false));
  /** The offer that the hint speaks of. */
  advised = $derived(this.question?.offers.find((offer) => offer.word === this.adviser.hint?.word) ?? null);

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const info = await api.get<TableInfo>(this.path());
      // Of a game that cannot be opened there may be no pictures, and nothing to show with them.
      if (!info.problem)
        this.client = await loadGameOf(info).catch(() => Promise.reject(new Error(t.table.noPictures)));
      this.live.info = info;
      this.live.connect(this.id, eyesFor(info.seats, info.waiting, -1));
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  close(): void {
    this.live.close();
  }

  path(more = ''): string {
    return `/api/tables/${this.id}${more}`;
  }

  /** More of what is bad is paid, not gained. */
  #weighed(ahead: Ahead): Ahead {
    const worse = this.client?.worse;
    return worse ? { ...ahead, links: weighed(ahead.links, worse) } : ahead;
  }

  /** Say words one after another. What was said stands, also where the last ones could not be said any more. */
  async choose(path: Link[]): Promise<void> {
    const seat = this.live.question?.seat ?? this.live.eyes;
    const [word, ...then] = path.map((link) => link.word);
    this.answered = true;
    this.spoke = [this.live.step, this.live.step + path.length];
    this.drop = dropOf(path, this.live.step, (text) => this.plain(text));
    await this.#doing(async () => {
      const said = await this.live.choose(seat, word, then).catch((error) => {
        this.spoke = [0, 0];
        throw error;
      });
      if (said > 0 && said < path.length && path[said] !== path[0])
        say(t.hand.partly(this.plain(path[said].text)));
    });
  }

  async fell(word: number): Promise<void> {
    await this.#doing(() => this.live.throw(word));
  }

  /** A thing of this kind is a figure beside a piece. */
  #figured(kind: string): boolean {
    const { amounts = [], aspects = [] } = this.client ?? {};
    return [...amounts, ...aspects].includes(kind);
  }

  async #why(kind: string, id: number): Promise<WhyNot | null> {
    if (this.live.eyes < 0) return null;
    const answer = await this.live.why(kind, id);
    return { ...answer, text: this.plain(answer.text) };
  }

  /** The same one as long as it says the same: who comes and goes at the table makes no other question of it. */
  #named(question: Question): Question {
    const named = namedQuestion(question, this.#colours, (text) => this.plain(text));
    const before = this.#asked;
    if (before?.question === question && alike(before.named, named)) return before.named;
    this.#asked = { question, named };
    return named;
  }

  /** A text in plain words, with the names of this table. */
  plain(text: string): string {
    return this.client ? plain(withPlayers(text, this.#colours), this.client, this.sitters) : text;
  }

  /** How this table speaks. */
  get tongue(): Tongue {
    return { plain: (text) => this.plain(text), figures: this.client?.figures };
  }

  /** Ask for a hint; a second time takes it away. */
  async hint(): Promise<void> {
    const [present, question] = [this.live.present, this.question];
    if (this.adviser.forget() || !this.mayAsk || !present || !question) return;
    await this.trying(() => this.adviser.ask({ seat: question.seat, n: present.n }));
  }

  /** Say how the table stands; a second time says it again. */
  async speak(): Promise<void> {
    const { eyes, present } = this.live;
    if (!this.client || !present) return;
    const asked = eyes >= 0 && !present.over ? this.live.ahead(eyes, present.n) : null;
    const has = await Promise.resolve(asked).then(
      (ahead) => ahead?.has ?? [],
      () => [],
    );
    this.speech = tableInWords(this, has);
  }

  /** Whether the hint goes this way, as far as it leads. */
  advises(path: Link[]): boolean {
    const { hint } = this.adviser;
    const words = hint?.lines[0]?.words ?? [];
    return path[0]?.word === hint?.word && path.slice(1).every((link, i) => link.text === words[i + 1]);
  }

  /** Take back the last step, or the whole turn. */
  async undo(whole = false): Promise<void> {
    const undo = whole ? this.live.present?.whole : this.live.present?.undo;
    if (undo && !this.live.sending) await this.#doing(() => this.live.undo(undo.seat, whole));
  }

  /** What passes, where others act. */
  passing = $derived(this.links.find((link) => link.word === this.question?.declining) ?? null);

  /** Pass. What is final and has not said so yet asks first, and the same once more confirms it. */
  pass(): void {
    const { passing, picker } = this;
    if (!passing) return;
    const [first, ...more] = picker.held?.path ?? [];
    if (first?.word === passing.word && !more.length) picker.confirm();
    else if (loneFinal(this) === passing) picker.sayNow([passing]);
    else picker.say(saying(passing.verb), [passing]);
  }

  /** Whether this seat wants to be asked at a moment of the game; if not, what passes is said for it, also now. */
  async wants(moment: number, asked: boolean): Promise<void> {
    const path = this.path(`/standing/${this.live.eyes}/${moment}`);
    if (asked) await this.trying(() => api.delete(path));
    else await this.#doing(() => api.put(path));
  }

  momentName(moment: number): string {
    return this.client?.nouns.moment?.[moment] ?? '';
  }

  /** A seat by its sitter, an automatic opponent by its own name. */
  sideName(side: number): string {
    const sides = this.client?.standings(this.live.view, this.sitters) ?? [];
    return this.nameOf(side) || (sides[side]?.name ?? this.client?.nouns.player?.[side] ?? '');
  }

  /** Do something about the table itself; its answer is the table as it is now. */
  async ask(change: () => Promise<TableInfo>): Promise<void> {
    await this.trying(async () => {
      this.live.info = await change();
    });
  }

  /** What was done empties the hand; what was refused leaves the piece in it, if it still can be held. */
  async #doing(act: () => Promise<void>): Promise<void> {
    this.acting = true;
    await this.trying(async () => {
      await act();
      this.picker.repeating.times = 1;
      this.picker.hand.letGo();
      this.interrupted = false;
    });
    this.acting = false;
  }

  /** A refusal is said, never thrown. */
  async trying(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1;
      if (status === 409 && (error as ApiError).problem.present) say(t.table.stale);
      else if (status === 0 && this.picker.hand.full) complain(t.hand.dropped);
      else complain(this.plain((error as Error).message));
    }
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }

  /** On a wide screen the chat stays; elsewhere it is a drawer. */
  toggleChat(): void {
    if (!this.layout.wide || !this.live.view) return this.toggle('chat');
    this.talk = this.talkNow = !this.talk;
    localStorage.setItem(TALK, this.talk ? 'open' : 'closed');
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.panel = 'rules';
  }

  nameOf(seat: number): string {
    return this.sitters.find((sitter) => sitter.seat === seat)?.name ?? '';
  }
}

/** A bare number, as of a column of a track, is no title. */
const titleOf = (name: string) => (/\p{L}/u.test(name) ? name : '');
