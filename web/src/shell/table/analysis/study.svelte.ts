// The analysis of a finished game, as one page sees it: asked for, watched while it is made, and then read.
import type { Analysis, Reason, Reasons, Turn } from '../../../generated/wire';
import { complain } from '../../../kit/page/toast.svelte';
import { api, ApiError } from '../../../wire/api';

const PAUSE = 1000;

export type Tab = 'turns' | 'choices' | 'luck' | 'why';

export class Study {
  open = $state(false);
  tab = $state<Tab>('turns');
  analysis = $state.raw<Analysis | null>(null);
  reasons = $state.raw<Reason[]>([]);
  /** Why nothing can be shown; the next answer takes it away. */
  fault = $state('');
  /** The moment under the pointer, or -1. */
  pointed = $state(-1);
  /** The turning point that is pointed at in the list. */
  marked = $state.raw<Turn | null>(null);
  report = $derived(this.analysis?.report ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to questions asked before the last one are not heard. */
  #asked = 0;

  constructor(
    private readonly id: string,
    private readonly pause = PAUSE,
  ) {}

  show(): void {
    if (this.open) return;
    this.open = true;
    if (!this.report) void this.#begin();
    if (!this.reasons.length) void this.#loadReasons();
  }

  /** Nothing is asked while nobody looks; the server goes on. */
  hide(): void {
    this.open = false;
    this.pointed = -1;
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.open) this.hide();
    else this.show();
  }

  /** Begin it, or go on after it failed. */
  again(): Promise<void> {
    return this.#ask(() => api.post<Analysis>(this.#path));
  }

  get #path(): string {
    return `/api/tables/${this.id}/analysis`;
  }

  async #begin(): Promise<void> {
    await this.#look();
    const status = this.analysis?.status;
    if (this.open && (status === 'none' || status === 'running')) await this.again();
  }

  #look(): Promise<void> {
    return this.#ask(() => api.get<Analysis>(this.#path));
  }

  async #ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    const asked = (this.#asked += 1);
    try {
      const answer = await question();
      if (asked === this.#asked) [this.analysis, this.fault] = [answer, ''];
    } catch (error) {
      if (asked === this.#asked) this.#refused(error as Error);
    }
    if (asked === this.#asked && this.analysis?.status === 'running')
      this.#timer = setTimeout(() => void this.#look(), this.pause);
  }

  /** A server that cannot be reached for a moment is asked again; a refusal is final. */
  #refused(error: Error): void {
    this.fault = error.message;
    const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    if (!passing) this.analysis = null;
  }

  async #loadReasons(): Promise<void> {
    try {
      this.reasons = (await api.get<Reasons>(`/api/tables/${this.id}/reasons`)).reasons;
    } catch (error) {
      complain((error as Error).message);
    }
  }
}
