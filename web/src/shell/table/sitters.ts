// Who sits where, and through whose eyes this browser should look.
import type { GameClient, Sitter } from '../../games/contract';
import type { SeatInfo, TableInfo } from '../../generated/wire';
import { portraitOf } from '../../kit/sides';
import { t } from '../../texts';

export function sittersOf(info: TableInfo, client: GameClient<unknown>): Sitter[] {
  return info.seats.map((seat) => ({
    seat: seat.seat,
    look: client.looks[seat.seat],
    name: nameOf(seat, info.seats),
    yours: seat.yours,
    bot: seat.kind === 'bot',
    portrait: portraitOf(seat),
  }));
}

/** The sitter's name; with the colour where two have the same. */
export function nameOf(seat: SeatInfo, seats: SeatInfo[]): string {
  if (seat.kind === 'open') return seat.label;
  const twins = seats.filter((other) => other.name === seat.name && other.kind !== 'open');
  return twins.length > 1 ? t.table.twin(seat.name, t.table.seen(seat.label)) : seat.name;
}

/** On one screen with several seats the eyes go to the seat that is asked; otherwise they stay where they are. */
export function eyesFor(seats: SeatInfo[], waiting: number[], now: number): number {
  const mine = seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  if (mine.length === 0) return -1;
  const asked = mine.filter((seat) => waiting.includes(seat));
  if (asked.length && !asked.includes(now)) return asked[0];
  return mine.includes(now) ? now : mine[0];
}
