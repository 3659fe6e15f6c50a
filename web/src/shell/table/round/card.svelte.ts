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
  /** The phases that are over, by name. */
  phases: string[];
  /** What comes now, by name. */
  next: string;
  lines: CardLine[];
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
    if (!told.length) return void this.close();
    this.card = cardOf(before, now, lines);
    this.release();
  }
}

const place = ({ progress }: Moment) => (progress ? `${progress.round} ${progress.phase}` : '');

function cardOf(before: Moment, now: Moment, lines: CardLine[]): Card {
  const { progress } = now;
  const score = (seat: number) => before.standings.find((side) => side.seat === seat)?.score ?? 0;
  return {
    round: before.progress && progress && progress.round > before.progress.round ? before.progress.round : 0,
    phases: passed(before.progress, progress),
    next: progress?.phases.find((phase) => phase.id === progress.phase)?.title ?? '',
    lines,
    standings: now.standings
      .map((side) => ({ ...side, gained: side.score - score(side.seat) }))
      .sort((a, b) => b.score - a.score),
  };
}

/** From the phase that was to the one before the present. */
function passed(from: Progress | null, to: Progress | null): string[] {
  if (!from || !to) return [];
  const { phases } = from;
  const [first, end] = [from, to].map(({ phase }) => phases.findIndex(({ id }) => id === phase));
  const around = to.round > from.round || end < first;
  const over = around ? [...phases.slice(first), ...phases.slice(0, end)] : phases.slice(first, end);
  return over.map(({ title }) => title);
}
