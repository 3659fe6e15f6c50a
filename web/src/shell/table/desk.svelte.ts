// A table that somebody has opened: the connection, the game's pictures, what is chosen, which panels are open.
import { loadGameOf } from '../../games';
import type { GameClient, Sitter, Unseen } from '../../games/contract';
import type { Hint, Offer, TableInfo, WhyNot } from '../../generated/wire';
import { tempo } from '../../kit/look/tempo.svelte';
import { complain, say } from '../../kit/page/toast.svelte';
import { t } from '../../texts';
import { api, ApiError } from '../../wire/api';
import { Live } from '../../wire/live.svelte';
import { namedQuestion, withPlayers } from './names';
import { Adviser } from './prompt/adviser.svelte';
import { Picker } from './prompt/picker.svelte';
import { plain } from './sentence';
import { eyesFor, sittersOf } from './sitters';
import { Layout } from './stage/layout.svelte';

export type Panel = 'chat' | 'rules' | 'menu' | 'help' | 'log' | 'result' | null;

export class Desk {
  live = new Live(() => tempo.gap);
  layout = new Layout();
  client = $state.raw<GameClient<Unseen> | null>(null);
  /** Why the table cannot be shown. */
  fault = $state('');
  panel = $state<Panel>(null);
  /** The rule that the rules drawer shows first. */
  rule = $state('');
  banner = $state('');
  sitters = $derived<Sitter[]>(this.client && this.live.info ? sittersOf(this.live.info, this.client) : []);
  #colours = $derived(this.client?.colours ?? []);
  /** What is asked, in the names of this table. */
  question = $derived(
    this.live.question && namedQuestion(this.live.question, this.#colours, (text) => this.plain(text)),
  );
  picker = new Picker({
    question: () => this.question,
    deaf: () => this.live.sending || this.live.busy,
    hurry: () => this.live.hurry(),
    say: (offer) => void this.choose(offer),
    why: (kind, id) => this.#why(kind, id),
    name: (kind, id) => titleOf(this.client?.nouns[kind]?.[id] ?? ''),
    hasFace: (kind) => kind in (this.client?.faces ?? {}),
    atOnce: (verb) => this.client?.atOnce?.includes(verb) ?? false,
  });

  adviser = new Adviser((asked) => api.post<Hint>(this.path('/hint'), asked));
  mayAsk = $derived(this.question !== null && (this.live.info?.hints ?? false));
  /** The offer that the hint speaks of. */
  advised = $derived(this.question?.offers.find((offer) => offer.word === this.adviser.hint?.word) ?? null);

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const info = await api.get<TableInfo>(this.path());
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

  async choose(offer: Offer): Promise<void> {
    const seat = this.live.question?.seat ?? this.live.eyes;
    await this.trying(() => this.live.choose(seat, offer.word));
  }

  async fell(word: number): Promise<void> {
    await this.trying(() => this.live.throw(word));
  }

  async #why(kind: string, id: number): Promise<WhyNot | null> {
    if (this.live.eyes < 0) return null;
    const answer = await this.live.why(kind, id);
    return { ...answer, text: this.plain(answer.text) };
  }

  /** A text in plain words, with the names of this table. */
  plain(text: string): string {
    return this.client ? plain(withPlayers(text, this.#colours), this.client, this.sitters) : text;
  }

  /** Ask for a hint; a second time takes it away. */
  async hint(): Promise<void> {
    const [present, question] = [this.live.present, this.question];
    if (this.adviser.forget() || !this.mayAsk || !present || !question) return;
    await this.trying(() => this.adviser.ask({ seat: question.seat, n: present.n }));
  }

  async undo(): Promise<void> {
    const undo = this.live.present?.undo;
    if (undo) await this.trying(() => this.live.undo(undo.seat));
  }

  /** What passes, where others act; the confirming click is not needed. */
  passing = $derived(this.question?.offers.find((offer) => offer.word === this.question?.declining) ?? null);

  async pass(): Promise<void> {
    if (this.passing) await this.choose(this.passing);
  }

  /** Whether this seat wants to be asked at a moment of the game; if not, what passes is said for it, also now. */
  async wants(moment: number, asked: boolean): Promise<void> {
    const path = this.path(`/standing/${this.live.eyes}/${moment}`);
    await this.trying(() => (asked ? api.delete(path) : api.put(path)));
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

  /** A refusal is said, never thrown. */
  async trying(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && error.problem.present) say(t.table.stale);
      else complain(this.plain((error as Error).message));
    }
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
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
