// A replay on the screen: which step is shown, through whose eyes, and whether it runs.
import { loadGameOf } from '../../../games';
import type { GameClient, Sitter, Unseen } from '../../../games/contract';
import type { Replay, TableInfo } from '../../../generated/wire';
import { api } from '../../../wire/api';
import { Film } from '../../../wire/film';
import { Picker } from '../prompt/picker/picker.svelte';
import { eyesFor, sittersOf } from '../sitters';
import { Layout } from '../stage/layout.svelte';

export type Speed = 'slow' | 'usual' | 'fast';
const GAPS: Record<Speed, number> = { slow: 1400, usual: 700, fast: 200 };

export class Projector {
  info = $state.raw<TableInfo | null>(null);
  client = $state.raw<GameClient<Unseen> | null>(null);
  film = $state.raw<Film | null>(null);
  fault = $state('');
  step = $state(0);
  eyes = $state(-1);
  playing = $state(false);
  speed = $state<Speed>('usual');
  layout = new Layout();
  picker = new Picker({
    question: () => null,
    links: () => [],
    surface: {
      lies: () => null,
      lesser: () => false,
      sparing: () => false,
      unlike: () => false,
      closes: () => false,
    },
    known: () => true,
    when: (act) => act(),
    deaf: () => false,
    hurry: () => {},
    say: () => {},
    why: async () => null,
    name: (kind, id) => this.client?.nouns[kind]?.[id] ?? '',
    plain: (text) => text,
    hasFace: (kind) => kind in (this.client?.faces ?? {}),
    marks: () => null,
    after: () => [],
    advises: () => false,
    figure: () => 0,
    scene: () => '',
    atOnce: (verb) => this.client?.atOnce?.includes(verb) ?? false,
    aspect: () => false,
    lasting: () => '',
  });
  view = $derived(this.film?.view(this.step));
  lines = $derived(this.film?.log ?? []);
  sitters = $derived<Sitter[]>(this.info && this.client ? sittersOf(this.info, this.client) : []);
  /** The step whose line in the log is the last one told. */
  told = $derived(this.lines.filter((line) => line.step <= this.step).at(-1)?.step ?? -1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  async open(step: number | null, eyes: number | null): Promise<void> {
    try {
      this.info = await api.get<TableInfo>(`/api/tables/${this.id}`);
      this.client = await loadGameOf(this.info);
      const own = eyesFor(this.info.seats, [], -1);
      // A link may name eyes that are not ours while the game is played.
      await this.look(eyes ?? own).catch(() => this.look(own));
      this.seek(step ?? this.beginning);
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  /** Where a replay begins that nobody has asked a step of. A finished game is watched forwards, from the table as it was laid out: before that it lies half empty, and the end would tell how it went. One that is being played is looked back on from where it stands. */
  get beginning(): number {
    if (!this.film) return 0;
    return this.film.over ? this.film.laid : this.film.length;
  }

  /** The same step through other eyes. */
  async look(eyes: number): Promise<void> {
    this.picker.framed = new Set();
    this.film = new Film(await api.get<Replay>(`/api/tables/${this.id}/replay?eyes=${eyes}`));
    this.eyes = eyes;
  }

  /** Show a step. Going on by one step or one sentence frames what changed; a leap would frame everything. */
  seek(step: number): void {
    if (!this.film || !this.client) return;
    const [from, before] = [this.step, this.view];
    this.step = Math.max(0, Math.min(step, this.film.length));
    const on = this.step > from && this.step <= this.film.telling(from, 1);
    this.picker.framed = new Set(on ? this.client.changes(before, this.view) : []);
  }

  /** The address of what is shown. */
  get path(): string {
    return `/tables/${this.id}/replay?step=${this.step}&eyes=${this.eyes}`;
  }

  by(steps: number): void {
    this.pause();
    this.seek(this.step + steps);
  }

  /** To the next or previous sentence of the log. */
  sentence(direction: 1 | -1): void {
    this.pause();
    if (this.film) this.seek(this.film.telling(this.step, direction));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.film && this.step >= this.film.length) this.seek(this.film.laid);
    this.playing = true;
    this.#run();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #run(): void {
    if (!this.film || this.step >= this.film.length) return this.pause();
    this.seek(this.film.telling(this.step, 1));
    this.#timer = setTimeout(() => this.#run(), GAPS[this.speed]);
  }
}
