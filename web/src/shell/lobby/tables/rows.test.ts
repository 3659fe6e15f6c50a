// What the lobby says of a table.
import { expect, test } from 'vitest';
import type { SeatInfo, TableRow } from '../../../generated/wire';
import { asked, byUrgency, details, isMyTurn, outcome, standing } from './rows';

const COLOURS = ['red', 'black', 'green', 'purple'];

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const plain = { kind: 'person' as const, name: 'Ines', yours: false, here: false, left: null };
  const bot = { bot: '', level: '', face: '' };
  return { seat: number, colour: COLOURS[number], label: COLOURS[number], ...plain, ...bot, ...changes };
}

const me = seat(0, { name: 'Esther', yours: true });

function table(changes: Partial<TableRow> = {}): TableRow {
  const plain = {
    id: 'a',
    name: 'Ash-417',
    game: 'solar-sphere',
    box: 'solar-sphere',
    title: 'Solar Sphere',
    status: 'playing' as const,
  };
  const more = {
    seats: [me, seat(1)],
    waiting: [0],
    your_turn: true,
    clock: null,
    visibility: 'public' as const,
    moved: 0,
    result: null,
    place: '',
    asks: '',
  };
  return { ...plain, ...more, ...changes };
}

const won = (score: number, wins: boolean) => ({ name: 'red', score, won: wins, parts: [] });

test('a table that waits for me is my turn', () => {
  expect(isMyTurn(table())).toBe(true);
  expect(isMyTurn(table({ waiting: [1], your_turn: false }))).toBe(false);
  expect(isMyTurn(table({ status: 'over' }))).toBe(false);
});

test('those that wait for me come first, then the latest', () => {
  const theirs = { waiting: [1], your_turn: false };
  const old = table({ id: 'old', ...theirs, moved: 1 });
  const fresh = table({ id: 'new', ...theirs, moved: 5 });
  const rows = [old, table({ id: 'over', status: 'over', moved: 9 }), table({ id: 'mine' }), fresh];
  expect(byUrgency(rows).map((row) => row.id)).toEqual(['mine', 'new', 'old', 'over']);
});

test('a line says whom the table waits for', () => {
  const theirs = { waiting: [1], your_turn: false };
  expect(standing(table(theirs))).toBe('Ines to move');
  expect(standing(table({ ...theirs, seats: [me, seat(1, { kind: 'bot', name: 'Marlow' })] }))).toBe(
    'Marlow thinks',
  );
  expect(standing(table({ status: 'open', waiting: [], seats: [me, seat(1, { kind: 'open' })] }))).toBe(
    '1 seat free',
  );
});

test('a line that tells what I am asked does not say once more that it is my turn', () => {
  expect(standing(table())).toBe('Your turn');
  expect(standing(table({ asks: 'Your turn: deploy a die.' }))).toBe('Play on');
});

test('where the owner throws for bots without a seat, the line says so', () => {
  expect(standing(table({ waiting: [-1], your_turn: false }))).toBe('The owner throws the dice');
});

test('a finished game is told from my side', () => {
  expect(outcome(table({ status: 'over', result: [won(54, true), won(48, false)] }))).toBe('you won by 6');
  expect(outcome(table({ status: 'over', result: [won(40, false), won(48, true)] }))).toBe('Ines won by 8');
});

test('the automatic opponent stands after the seats', () => {
  const result = [won(31, false), { ...won(48, true), name: 'DRANDA' }];
  expect(outcome(table({ status: 'over', seats: [me], result }))).toBe('DRANDA won by 17');
});

test('a line says how far the game is, and what I am asked', () => {
  expect(asked(table({ place: 'Round 3 of 6', asks: 'Build a hex with your 4.' }))).toBe(
    'Round 3 of 6 · Build a hex with your 4.',
  );
  expect(asked(table({ place: 'Round 3 of 6' }))).toBe('Round 3 of 6');
  expect(asked(table())).toBe('');
});

test('a clock is told as bank and increment', () => {
  const clock = { bank: 259200, increment: 43200, at_zero: 'bot' as const };
  expect(details(table({ clock }), 60)).toBe('Ash-417 · Ines · 3 days + 12 h · 1 min ago');
});
