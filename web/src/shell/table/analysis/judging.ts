// What a report means for readers: sides with their marks, choices in order, the causes of turning points.
import type { GameClient, Portrait, SeatLook, Sitter, Standing, Unseen } from '../../../games/contract';
import type { Fortune, Line, Moment, Reason, Report, Turn, Verdict } from '../../../generated/wire';
import { capital } from '../../../texts/said';
import { withPlayers } from '../names';
import { isHeading, plain } from '../sentence';
import { reached } from './plot';

export interface Side {
  index: number;
  name: string;
  look: SeatLook;
  /** Of a bot. */
  portrait?: Portrait;
}

export type Order = 'loss' | 'time';

/** The sides of a report are the seats in order, and after them an automatic opponent. */
export function sidesOf(report: Report, sitters: Sitter[], standings: Standing[] = []): Side[] {
  const automatic = standings.find((standing) => standing.seat < 0);
  const who = (index: number) => sitters[index] ?? automatic;
  return report.sides.map((name, index) => ({
    index,
    name: who(index)?.name ?? name,
    look: who(index)?.look ?? 'corp',
    portrait: sitters[index]?.portrait,
  }));
}

/** Says a text of the analysis in the names of this table. */
export type Renaming = (text: string) => string;

/** A sentence may begin with a side; elsewhere a colour is a player only in games where it means nothing else. */
export function renaming(report: Report, client: GameClient<Unseen>, sitters: Sitter[]): Renaming {
  const first = (text: string) =>
    text.replace(/^[\w-]+/, (word) => sitters[report.sides.indexOf(word)]?.name ?? word);
  return (text) => plain(withPlayers(first(text), client.colours ?? []), client, sitters);
}

export function renamed(report: Report, called: Renaming): Report {
  return {
    ...report,
    verdicts: report.verdicts.map((verdict) => ({
      ...verdict,
      said: capital(called(verdict.said)),
      best: capital(called(verdict.best)),
    })),
    fortunes: report.fortunes.map((fortune) => ({ ...fortune, text: capital(called(fortune.text)) })),
  };
}

/** The last thing told up to a step; that a round began is no news of a side. */
export function sentenceAt(lines: Line[], step: number): string {
  return lines.filter((line) => line.step <= step && !isHeading(line.text)).at(-1)?.text ?? '';
}

/** A loss within its standard error is none. */
export const isLoss = (verdict: Verdict) => verdict.loss > verdict.error && verdict.said !== verdict.best;

/** One seat's choices, the dearest first or as they were made; those without a loss come last by loss. */
export function choices(verdicts: Verdict[], seat: number, order: Order): Verdict[] {
  const cost = (verdict: Verdict) => (isLoss(verdict) ? verdict.loss : 0);
  const own = verdicts.filter((verdict) => verdict.seat === seat);
  return own.sort((a, b) => (order === 'loss' ? cost(b) - cost(a) : 0) || a.step - b.step);
}

export const weight = (fortune: Fortune) => Math.max(...fortune.points.map(Math.abs));

/** The most fateful dice and draws first. */
export const fateful = (fortunes: Fortune[]) =>
  [...fortunes].sort((a, b) => weight(b) - weight(a) || a.step - b.step);

/** How the side of a turning point stood before and after it. */
export function swing(turn: Turn, moments: Moment[]): [before: number, after: number] {
  const chance = (step: number) => moments[reached(moments, step)]?.chances[turn.side] ?? 0;
  return [chance(turn.step), chance(turn.until)];
}

/** The dearest choice and the greatest stroke of luck within a turning point, as far as they are its cause. */
export function causes(turn: Turn, report: Report): { choice?: Verdict; luck?: Fortune } {
  const inside = <T extends { step: number }>(things: T[]) =>
    things.filter(({ step }) => step >= turn.step && step < turn.until);
  const choice = inside(report.verdicts)
    .filter(isLoss)
    .sort((a, b) => b.loss - a.loss)[0];
  const luck = fateful(inside(report.fortunes))[0];
  return {
    choice: turn.cause === 'luck' ? undefined : choice,
    luck: turn.cause === 'choice' ? undefined : luck,
  };
}

/** What can be said of a step. */
export interface Thoughts {
  /** The step that it is about: the one asked for, or the nearest of which something can be said; the earlier of two. */
  step: number;
  /** What bots thought there. */
  reasons: Reason[];
  /** What the analysis holds of a person's choice there. */
  verdict: Verdict | null;
  before: number | null;
  after: number | null;
}

/** Why something was done at a step, or at the nearest to it at which a bot thought or a person chose; nothing in a game without either. */
export function whyAt(reasons: Reason[], verdicts: Verdict[], asked: number): Thoughts | null {
  const steps = [...new Set([...reasons, ...verdicts].map((one) => one.step))].sort((a, b) => a - b);
  if (!steps.length) return null;
  const step = steps.reduce((best, one) => (Math.abs(one - asked) < Math.abs(best - asked) ? one : best));
  return {
    step,
    reasons: reasons.filter((reason) => reason.step === step),
    verdict: verdicts.find((verdict) => verdict.step === step) ?? null,
    before: steps.filter((one) => one < step).at(-1) ?? null,
    after: steps.find((one) => one > step) ?? null,
  };
}
