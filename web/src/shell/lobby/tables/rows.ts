// What a line of the lobby says about its table.
import type { SeatInfo, TableRow } from '../../../generated/wire';
import { t } from '../../../texts';

export const isMyTurn = (row: TableRow) => row.status === 'playing' && row.your_turn;
const freeSeats = (row: TableRow) => row.seats.filter((seat) => seat.kind === 'open').length;
const waitingSeats = (row: TableRow): SeatInfo[] =>
  row.waiting.map((seat) => row.seats[seat]).filter(Boolean);

/** Those that wait for me, then those being played, then open ones; the latest first. */
export function byUrgency(rows: TableRow[]): TableRow[] {
  const rank = (row: TableRow) =>
    isMyTurn(row) ? 0 : row.status === 'playing' ? 1 : row.status === 'open' ? 2 : 3;
  return [...rows].sort((a, b) => rank(a) - rank(b) || b.moved - a.moved);
}

/** Whom a table waits for, or what can be done with it. Where it is told what I am asked, that says whose turn it is. */
export function standing(row: TableRow): string {
  if (isMyTurn(row)) return row.asks ? t.lobby.playOn : t.lobby.yourTurn;
  if (row.status === 'broken') return t.lobby.setAside;
  if (row.status === 'over') return t.lobby.replay;
  if (row.status === 'open')
    return freeSeats(row) ? t.lobby.lookingForPlayers(freeSeats(row)) : t.lobby.ready;
  const seats = waitingSeats(row);
  if (!seats.length) return t.lobby.ownerThrows;
  if (seats.length === 1 && seats[0].kind === 'bot') return t.lobby.thinks(seats[0].name);
  return t.lobby.waitingFor(seats.map((seat) => seat.name || seat.label));
}

/** A finished game in a few words. Sides come in the order of seats, an automatic opponent after them. */
export function outcome(row: TableRow): string {
  const sides = row.result ?? [];
  const winners = sides.filter((side) => side.won);
  if (winners.length > 1) return t.lobby.sharedWin;
  if (!winners.length) return '';
  const best = sides.indexOf(winners[0]);
  const others = sides.filter((_, i) => i !== best).map((side) => side.score);
  const margin = others.length ? Math.round(winners[0].score - Math.max(...others)) : 0;
  const mine = row.seats.filter((seat) => seat.yours);
  if (mine.length !== 1) return t.lobby.won(row.seats[best]?.name || winners[0].name, winners[0].score);
  if (mine[0].seat === best) return t.lobby.youWon(margin);
  return t.lobby.youLost(margin, row.seats[best]?.name || winners[0].name);
}

/** How far a game is, and what I am asked there: `Round 3 of 6 · Build a hex with your 4.` */
export const asked = (row: TableRow): string => [row.place, row.asks].filter(Boolean).join(' · ');

/** The last line: the table's name, how it ended, who sits there, its clock, its age. */
export function details(row: TableRow, now: number): string {
  const end = row.status === 'over' ? outcome(row) : '';
  const people = row.seats.filter((seat) => seat.kind === 'person' && !seat.yours).map((seat) => seat.name);
  return [
    row.name,
    end,
    t.lobby.people(people),
    clockText(row),
    t.lobby.visibilityMark[row.visibility],
    t.common.ago(now - row.moved),
  ]
    .filter(Boolean)
    .join(' · ');
}

function clockText(row: TableRow): string {
  return row.clock
    ? t.lobby.clockLine(t.common.span(row.clock.bank), t.common.span(row.clock.increment))
    : '';
}

export function seatTitle(seat: SeatInfo): string {
  return seat.kind === 'open' ? t.lobby.openSeat(seat.label) : t.lobby.takenSeat(seat.label, seat.name);
}
