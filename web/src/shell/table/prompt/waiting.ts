// What the prompt says while nothing is asked: whom the table waits for, or that the game is over.
import { t } from '../../../texts';
import type { Sitter } from '../../../games/contract';
import type { Line, Present } from '../../../generated/wire';

/** What of a desk is looked at. */
export interface Waiting {
  sitters: Sitter[];
  live: { busy: boolean; sending: boolean; present: Present | null; throwing: unknown; eyes: number };
}

/** What is being played before one's eyes, in the words of the log; nothing before its first sentence. */
export function happening({ live }: { live: { busy: boolean; log: Line[] } }): string {
  const step = live.busy ? live.log.at(-1)?.step : undefined;
  return live.log
    .filter((line) => line.step === step)
    .map(({ text }) => text)
    .join(' ');
}

export function waitingText(desk: Waiting): string {
  const { busy, sending, present } = desk.live;
  if (busy) return t.table.playing;
  if (sending || !present) return t.table.sending;
  if (present.over) return t.table.over;
  if (desk.live.throwing) return t.table.throwNow;
  const throwers = desk.sitters.filter((sitter) => present.throwers.includes(sitter.seat));
  if (throwers.length) return t.table.waitingFor(throwers.map((sitter) => sitter.name));
  const waiting = desk.sitters.filter((sitter) => present.waiting.includes(sitter.seat));
  const names = (bots: boolean) =>
    waiting.filter((sitter) => sitter.bot === bots).map((sitter) => sitter.name);
  const all = [...names(false), ...names(true)];
  if (present.sealed.includes(desk.live.eyes) && all.length) return t.table.sealedOwn(all);
  if (names(false).length) return t.table.waitingFor(all);
  return names(true).length ? t.table.thinks(names(true)) : t.table.dice;
}
