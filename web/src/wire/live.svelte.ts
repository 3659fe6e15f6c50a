// A table as it is now, for one pair of eyes. What others do arrives over the socket and is played one step at a time;
// what we want to do goes over HTTP and always names the event that we have seen last.
import type {
  Accepted,
  Ahead,
  ChatLine,
  Frame,
  Line,
  Message,
  Present,
  Question,
  Replay,
  Step,
  Steps,
  TableInfo,
  WhyNot,
} from '../generated/wire';
import { api, ApiError } from './api';
import { alike } from './alike';
import { linesOf } from './lines';
import { Pace } from './pace';
import { patched } from './patch';
import { Socket, socketAddress, type Connection } from './socket';

type Act = 'choose' | 'throw' | 'undo';
interface Said {
  seat?: number;
  word?: number;
  then?: number[];
  whole?: boolean;
}

const GAP = 450;
/** However much happened, it is told in about the time of so many steps. */
const LONGEST = 20;
const RESYNC = 2500;

export class Live {
  view = $state.raw<unknown>(null);
  log = $state.raw<Line[]>([]);
  present = $state.raw<Present | null>(null);
  info = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state.raw<Connection>('connecting');
  /** Why the server does not let us look; empty when it does. */
  refused = $state.raw('');
  eyes = $state.raw(-1);
  /** The step that the view shows: it lags behind while steps are played. */
  step = $state.raw(0);
  busy = $state.raw(false);
  /** A choice is on its way. */
  sending = $state.raw(false);
  /** What these eyes are asked, once everything before it has been seen. */
  question = $derived(this.busy || this.sending ? null : (this.present?.question ?? null));

  /** What can fall, where people throw the dice and these eyes may say it. */
  throwing = $derived(this.busy || this.sending ? null : (this.present?.throw ?? null));

  #table = '';
  #n = 0;
  /** The last event that any answer or message has named: whatever we ask for must not be older. */
  #known = 0;
  #socket: Socket | null = null;
  #hurry = 1;
  /** The server has not yet answered our choice. */
  #flying = false;
  #pace = new Pace(
    () => (document.hidden ? 0 : this.gap() * this.#hurry),
    (busy) => (this.busy = busy),
  );

  /** `gap` is the time between two steps that are played, in milliseconds. */
  constructor(private readonly gap: () => number = () => GAP) {}

  /** Look at a table through these eyes; what was shown for other eyes is forgotten. */
  connect(table: string, eyes: number): void {
    this.close();
    if (table !== this.#table) this.#known = 0;
    this.#table = table;
    this.#n = 0;
    this.eyes = eyes;
    this.present = null;
    this.refused = '';
    this.connection = 'connecting';
    this.#socket = new Socket(() => socketAddress(table, eyes, this.#n, this.#known), {
      message: (message) => this.#hear(message),
      state: (state) => (this.connection = state),
      refused: (reason) => (this.refused = reason || 'refused'),
    });
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#pace.clear();
  }

  hurry(): void {
    this.#pace.hurry();
  }

  /**
   * Say a word, and those that follow it; how many were said. A refusal because the page was behind brings the page up to date; every other one is thrown.
   * Somebody who answered at the same instant changes nothing for us: while our question is the same, the word is said again, once.
   */
  async choose(seat: number, word: number, then: number[] = []): Promise<number> {
    return (await this.#act('choose', then.length ? { seat, word, then } : { seat, word }))?.said ?? 0;
  }

  /** Say what the dice or cards of people show. It is never said a second time by itself. */
  async throw(word: number): Promise<void> {
    await this.#act('throw', { word });
  }

  /** Take back the last choice, or the whole turn as far as that can be. */
  async undo(seat: number, whole = false): Promise<void> {
    await this.#act('undo', whole ? { seat, whole } : { seat });
  }

  /** The seat's own words after one another, from the question now. */
  ahead(seat: number, n: number): Promise<Ahead> {
    return api.get<Ahead>(`/api/tables/${this.#table}/ahead?seat=${seat}&n=${n}`);
  }

  async say(text: string): Promise<void> {
    await api.post<Accepted>(`/api/tables/${this.#table}/chat`, { text });
  }

  why(kind: string, id: number): Promise<WhyNot> {
    const asked = new URLSearchParams({
      seat: String(this.eyes),
      kind,
      id: String(id),
      n: String(this.#known),
    });
    return api.get<WhyNot>(`/api/tables/${this.#table}/why?${asked}`);
  }

  /** Play again what happened after a step. */
  async show(after: number): Promise<void> {
    const replay = await api.get<Replay>(
      `/api/tables/${this.#table}/replay?eyes=${this.eyes}&n=${this.#known}`,
    );
    this.hurry();
    const played = replay.steps.filter((step) => step.step <= this.step);
    const settled = { view: this.view, log: this.log, step: this.step, present: this.present };
    const start = played.filter((step) => step.step <= after);
    this.view = start.reduce((view, step) => patched(view, step.patch), replay.view);
    this.log = this.log.filter((line) => line.step <= after);
    this.step = after;
    this.#play(played.filter((step) => step.step > after));
    this.#pace.add(() => Object.assign(this, settled), false);
  }

  async #act(what: Act, body: Said): Promise<Accepted | null> {
    if (this.sending) return null;
    this.sending = this.#flying = true;
    this.#pace.ready();
    try {
      const accepted = await this.#post(what, body, this.present?.question ?? null);
      this.#flying = false;
      this.#await(accepted.n);
      return accepted;
    } catch (error) {
      this.sending = this.#flying = false;
      if (error instanceof ApiError && error.status === 409) this.#behind(error.problem.present ?? null);
      throw error;
    }
  }

  async #post(what: Act, body: Said, asked: Question | null): Promise<Accepted> {
    const post = (n: number) => api.post<Accepted>(`/api/tables/${this.#table}/${what}`, { ...body, n });
    try {
      return await post(this.#n);
    } catch (error) {
      const now =
        what === 'choose' && error instanceof ApiError && error.status === 409 ? error.problem.present : null;
      if (now && asked && alike(now.question, asked)) return post(now.n);
      throw error;
    }
  }

  /** Our choice is stored; the socket tells what came of it. If it is silent, wake it, and start afresh if that does not help. */
  #await(n: number): void {
    this.#hears(n);
    if (this.#n >= n) return void (this.sending = false);
    this.#socket?.wake();
    setTimeout(() => this.#n < n && this.#afresh(), RESYNC);
  }

  /** Our choice answered an old event. The news is on its way; if it does not come, start afresh. */
  #behind(present: Present | null): void {
    this.#hears(present?.n ?? 0);
    if (present && present.n === this.#n) this.present = present;
    else setTimeout(() => present && present.n > this.#n && this.#afresh(), RESYNC);
  }

  #hears(n: number): void {
    this.#known = Math.max(this.#known, n);
  }

  #afresh(): void {
    this.connect(this.#table, this.eyes);
  }

  #hear(message: Message): void {
    if (message.type === 'info') this.info = message.table;
    else if (message.type === 'chat') this.chat = merged(this.chat, message.lines);
    else if (message.eyes !== this.eyes) return;
    else if (message.type === 'frame') this.#frame(message);
    else this.#steps(message);
  }

  #frame(frame: Frame): void {
    this.#pace.clear();
    this.#n = frame.present.n;
    this.#hears(this.#n);
    this.view = frame.view;
    this.log = frame.log;
    this.#settle(frame.present);
  }

  #steps(message: Steps): void {
    if (message.present.n < this.#n) return;
    if (message.since !== this.#n) return this.#afresh();
    this.#n = message.present.n;
    this.#hears(this.#n);
    this.#play(message.steps);
    this.#pace.add(() => this.#settle(message.present), false);
  }

  #play(steps: Step[]): void {
    this.#hurry = Math.min(1, LONGEST / Math.max(1, steps.length));
    for (const step of steps) this.#pace.add(() => this.#apply(step), step.lines.length > 0);
  }

  #apply(step: Step): void {
    this.view = patched(this.view, step.patch);
    this.step = step.step;
    if (step.lines.length) this.log = [...this.log, ...linesOf(step)];
  }

  #settle(present: Present): void {
    this.present = asBefore(this.present, present);
    this.step = present.step;
    this.sending = this.#flying;
  }
}

/** A question that is told a second time, as after a lost connection, stays the same one: what was pressed meanwhile is not forgotten. */
function asBefore(before: Present | null, now: Present): Present {
  if (before?.n !== now.n || !alike(before.question, now.question)) return now;
  return { ...now, question: before.question };
}

/** The whole chat or some new lines of it: each line once, in order. */
export function merged(known: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const numbers = new Set(lines.map((line) => line.number));
  return [...known.filter((line) => !numbers.has(line.number)), ...lines].sort((a, b) => a.number - b.number);
}
