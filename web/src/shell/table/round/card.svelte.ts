// The card at the end of a phase: when it comes, what it says, and when it goes.
import type { Progress, Standing } from '../../../games/contract';
import type { Line } from '../../../generated/wire';
import { newsSince, saysIt, type CardLine } from './news';

/** How a table stands when everything has been shown. */
export interface Moment {
  step: number;
  lines: readonly Line[];
  eyes: number;
  progress: Progress | null;
  standings: Standing[];
  /** What these eyes are asked now. */
  question: string;
  over: boolean;
  /** The steps that were these eyes' own words just now: after the first figure, up to the second. */
  spoke?: [number, number];
}

export interface Card {
  /** The round that is over; 0 when only a phase is. */
  round: number;
  /** That it is over, where the game tells its rounds itself. */
  told?: string;
  /** The phases that are over, by name. */
  phases: string[];
  /** What comes now, by name; nothing where it has none. */
  next: string;
  lines: CardLine[];
  /** With what the round brought that is over, or the phases; 0 while that is not known. */
  standings: (Standing & { gained: number })[];
}

/** How the card waits until it goes by itself; a test may hold the clock. */
export interface Clock {
  start(act: () => void): void;
  stop(): void;
}

const STAYS = 6000;

export function clock(stays = STAYS): Clock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start: (act) => {
      stop();
      timer = setTimeout(act, stays);
    },
    stop,
  };
}

export class RoundCards {
  card = $state.raw<Card | null>(null);
  #last: Moment | null = null;

  constructor(
    private readonly wanted: () => boolean,
    private readonly clock: Clock,
    /** Where everybody stood when a round began, as far as it is known. */
    private readonly begun: (round: number) => Standing[] | undefined,
  ) {}

  /** Everything has been shown up to here. Phases that end together share one card. */
  rest(now: Moment): void {
    const before = this.#last;
    if (!before || before.eyes !== now.eyes || now.step < before.step) {
      // Just come, another seat, or a word was taken back: nothing is news.
      this.#last = now;
      this.close();
    } else if (place(now) !== place(before)) {
      this.#last = now;
      this.#show(before, now);
    }
  }

  close(): boolean {
    const open = this.card !== null;
    this.clock.stop();
    this.card = null;
    return open;
  }

  /** Somebody reads it. */
  hold(): void {
    this.clock.stop();
  }

  release(): void {
    if (this.card) this.clock.start(() => this.close());
  }

  #show(before: Moment, now: Moment): void {
    const lines =
      this.wanted() && !now.over && now.eyes >= 0 ? newsSince(now.lines, before.step, now.eyes) : [];
    const [from, to] = now.spoke ?? [0, 0];
    const own = (step: number) => step > from && step <= to;
    const told = lines.filter(
      (line) => line.mine && !own(line.step) && !(now.question && saysIt(now.question, line)),
    );
    const card = this.#of(before, now, lines);
    if (!told.length || !(card.round || card.phases.length)) return void this.close();
    this.card = card;
    this.release();
  }

  #of(before: Moment, now: Moment, lines: CardLine[]): Card {
    const [from, to] = [before.progress, now.progress];
    const round = from && to && to.round > from.round ? from.round : 0;
    const [was, is] = round
      ? [this.begun(round), this.begun(to!.round) ?? now.standings]
      : [before.standings, now.standings];
    return {
      round,
      told: round ? from?.told?.over : undefined,
      phases: passed(from, to),
      next: to ? momentOf(to) : '',
      lines,
      standings: now.standings
        .map((side) => ({ ...side, gained: was ? scoreOf(is, side.seat) - scoreOf(was, side.seat) : 0 }))
        .sort((a, b) => b.score - a.score),
    };
  }
}

const place = ({ progress }: Moment) => (progress ? `${progress.round} ${progress.phase}` : '');

const scoreOf = (sides: Standing[], seat: number) => sides.find((side) => side.seat === seat)?.score ?? 0;

/** What the present phase is called, or the moment between two; nothing where it has no name. */
export function momentOf({ phases, phase, title }: Progress): string {
  return phases.find(({ id }) => id === phase)?.title ?? title ?? '';
}

/** From the phase that was to the one before the present, of those that were played. Who is in no phase comes from before
 * the first one, or goes beyond the last. */
function passed(from: Progress | null, to: Progress | null): string[] {
  if (!from || !to) return [];
  const at = ({ phases, phase }: Progress) => phases.findIndex(({ id }) => id === phase);
  const [first, end] = [Math.max(0, at(from)), at(to)];
  const around = to.round > from.round || (end >= 0 && end < first);
  const over = around
    ? [...from.phases.slice(first), ...to.phases.slice(0, Math.max(0, end))]
    : to.phases.slice(first, end < 0 ? undefined : end);
  return over.filter(({ played }) => played !== false).map(({ title }) => title);
}
