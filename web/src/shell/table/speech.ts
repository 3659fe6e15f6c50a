// The table in five sentences: whose turn, how one stands, what is asked, what one has, and what happened last.
import type { GameClient, Progress, Sitter, Standing, Unseen } from '../../games/contract';
import type { Change, Line, Present, Question } from '../../generated/wire';
import { counted, type Tongue } from '../../kit/hand/told';
import { t } from '../../texts';
import { waitingText, type Waiting } from './prompt/waiting';
import { momentOf } from './round/card.svelte';
import { isHeading, spoken } from './sentence';

/** What of a desk is told. */
export interface Told extends Waiting {
  client: GameClient<Unseen> | null;
  question: Question | null;
  live: Waiting['live'] & { view: unknown; log: Line[]; present: Present | null };
  plain(text: string): string;
}

export function tableInWords(desk: Told, has: Change[]): string[] {
  const client = desk.client!;
  const { view, log, eyes } = desk.live;
  return [
    turn(client.progress(view), whoIsAsked(desk)),
    standing(client.standings(view, desk.sitters), eyes),
    asked(desk, client),
    owned(has, { plain: (text) => desk.plain(text), figures: client.figures }),
    last(log, client, desk.sitters),
  ];
}

function whoIsAsked({ live, sitters, question }: Told): string {
  if (question) return t.table.turnYours;
  const waiting = live.present?.waiting ?? [];
  const names = sitters.filter((sitter) => waiting.includes(sitter.seat)).map((sitter) => sitter.name);
  return names.length ? t.table.turnOf(names) : t.table.turnNobody;
}

function turn(progress: Progress | null, who: string): string {
  if (!progress) return t.table.turnIs(who);
  const phase = momentOf(progress) || progress.phase;
  if (progress.told) return t.table.turnAt(progress.told.now, phase, who);
  return t.table.turnIn(progress.round, progress.rounds, phase, who);
}

/** Equal scores share the better place. */
function standing(sides: Standing[], eyes: number): string {
  const [best] = [...sides].sort((one, other) => other.score - one.score);
  const mine = sides.find(({ seat }) => seat === eyes && eyes >= 0);
  if (!mine) return best ? t.table.leads(best.name, best.score) : t.table.spectator;
  const before = sides.filter(({ score }) => score > mine.score).length;
  return t.table.standing(mine.score, before + 1, sides.length);
}

function asked(desk: Told, client: GameClient<Unseen>): string {
  if (!desk.question) return t.table.asksNothing(waitingText(desk));
  return t.table.asks(spoken(desk.question.text, client, desk.sitters));
}

function owned(has: Change[], tongue: Tongue): string {
  if (!has.length) return t.table.hasNothing;
  return t.table.has(has.map((one) => counted(one, tongue)));
}

function last(log: Line[], client: GameClient<Unseen>, sitters: Sitter[]): string {
  const line = log.filter(({ text }) => !isHeading(text)).at(-1);
  return line ? t.table.lastly(spoken(line.text, client, sitters)) : t.table.emptyLog;
}
