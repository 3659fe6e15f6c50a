// What the lobby says of a table, and the table that the dialog asks for.
import { expect, test } from 'vitest';
import type { GameInfo, SeatInfo, TableRow } from '../../generated/wire';
import { Draft } from './new-table/draft.svelte';
import { byUrgency, details, isMyTurn, outcome, standing } from './tables/rows';
import { againstBots, alone, botOf, soloLevels, usualBot } from './new-table/tables';

const COLOURS = ['red', 'black', 'green', 'purple'];

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const plain = { kind: 'person' as const, name: 'Ines', bot: '', yours: false, here: false, left: null };
  return { seat: number, colour: COLOURS[number], ...plain, ...changes };
}

const me = seat(0, { name: 'Esther', yours: true });

function table(changes: Partial<TableRow> = {}): TableRow {
  const plain = {
    id: 'a',
    name: 'Ash-417',
    game: 'solar-sphere',
    title: 'Solar Sphere',
    status: 'playing' as const,
  };
  const more = {
    seats: [me, seat(1)],
    waiting: [0],
    clock: null,
    visibility: 'public' as const,
    moved: 0,
    result: null,
  };
  return { ...plain, ...more, ...changes };
}

const GAME: GameInfo = {
  code: 'solar-sphere',
  title: 'Solar Sphere',
  summary: '',
  rules_version: 1,
  fewest: 1,
  most: 4,
  minutes: [60, 100],
  weight: 'medium',
  options: [{ name: 'level', values: ['easy', 'medium', 'hard'], help: '', default: 'medium' }],
  solo_option: 'level',
  seat_names: COLOURS,
  bots: ['cadet', 'captain', 'admiral'].map((code) => ({ code, name: code, says: '' })),
};

const won = (score: number, wins: boolean) => ({ name: 'red', score, won: wins, parts: [] });

test('a table that waits for one of my seats is my turn', () => {
  expect(isMyTurn(table())).toBe(true);
  expect(isMyTurn(table({ waiting: [1] }))).toBe(false);
  expect(isMyTurn(table({ status: 'over' }))).toBe(false);
});

test('those that wait for me come first, then the latest', () => {
  const old = table({ id: 'old', waiting: [1], moved: 1 });
  const fresh = table({ id: 'new', waiting: [1], moved: 5 });
  const rows = [old, table({ id: 'over', status: 'over', moved: 9 }), table({ id: 'mine' }), fresh];
  expect(byUrgency(rows).map((row) => row.id)).toEqual(['mine', 'new', 'old', 'over']);
});

test('a line says whom the table waits for', () => {
  expect(standing(table({ waiting: [1] }))).toBe('Ines to move');
  expect(standing(table({ waiting: [1], seats: [me, seat(1, { kind: 'bot', name: 'Captain' })] }))).toBe(
    'Captain thinks',
  );
  expect(standing(table({ status: 'open', waiting: [], seats: [me, seat(1, { kind: 'open' })] }))).toBe(
    '1 seat free',
  );
});

test('a finished game is told from my side', () => {
  expect(outcome(table({ status: 'over', result: [won(54, true), won(48, false)] }))).toBe('you won by 6');
  expect(outcome(table({ status: 'over', result: [won(40, false), won(48, true)] }))).toBe('Ines won by 8');
});

test('the automatic opponent stands after the seats', () => {
  const result = [won(31, false), { ...won(48, true), name: 'DRANDA' }];
  expect(outcome(table({ status: 'over', seats: [me], result }))).toBe('DRANDA won by 17');
});

test('a clock is told as bank and increment', () => {
  const clock = { bank: 259200, increment: 43200, at_zero: 'bot' as const };
  expect(details(table({ clock }), 60)).toBe('Ash-417 · Ines · 3 days + 12 h · 1 min ago');
});

test('against bots, everybody but me is a bot', () => {
  expect(againstBots(GAME, 2, 'captain', 1).seats.map((each) => each.kind)).toEqual(['bot', 'me', 'bot']);
});

test('alone, there is one seat and the level of the automatic opponent', () => {
  expect(soloLevels(GAME).usual).toBe('medium');
  expect(alone(GAME, 'hard')).toEqual({
    game: 'solar-sphere',
    seats: [{ kind: 'me' }],
    options: { level: 'hard' },
    hints: true,
  });
});

test('a new table is ready to be opened as it is', () => {
  const draft = new Draft(GAME);
  expect(draft.errors).toEqual({ seats: '', bank: '', increment: '' });
  expect(draft.request()).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'link',
    clock: null,
    start: true,
  });
});

test('seats are added and taken away at the end', () => {
  const draft = new Draft(GAME);
  draft.sit(1, { kind: 'bot', bot: 'captain' });
  draft.resize(3);
  expect(draft.request().seats.map((each) => each.kind)).toEqual(['me', 'bot', 'open']);
  draft.resize(1);
  expect(draft.request().seats.map((each) => each.kind)).toEqual(['me']);
});

test('a table of bots alone is refused', () => {
  const draft = new Draft(GAME);
  draft.sit(0, { kind: 'bot', bot: 'captain' });
  draft.sit(1, { kind: 'bot', bot: 'captain' });
  expect(draft.errors.seats).not.toBe('');
});

test('an own clock is kept within what a table may have', () => {
  const draft = new Draft(GAME);
  draft.clock = 'own';
  draft.bank = { count: 31, unit: 86400 };
  expect(draft.errors.bank).not.toBe('');
  draft.bank = { count: 90, unit: 60 };
  expect(draft.errors.bank).toBe('');
  expect(draft.request().clock).toEqual({ bank: 5400, increment: 21600, at_zero: 'bot' });
});

test('whoever has not chosen an opponent gets the captain; an unknown one becomes the strongest', () => {
  expect(usualBot(GAME).code).toBe('captain');
  expect([botOf(GAME, 'cadet').code, botOf(GAME, 'gone').code]).toEqual(['cadet', 'admiral']);
});

test('hints are given to one person alone, and to several when they want them', () => {
  const draft = new Draft(GAME);
  expect(draft.request().hints).toBe(false);
  draft.sit(1, { kind: 'bot', bot: 'captain' });
  expect(draft.request().hints).toBe(true);
  draft.wish = false;
  expect(draft.request().hints).toBe(false);
  draft.sit(1, { kind: 'me' });
  draft.wish = true;
  expect(draft.request().hints).toBe(true);
});

test('dealt in at once, hints are given', () => {
  expect([againstBots(GAME, 1, 'captain').hints, alone(GAME, 'easy').hints]).toEqual([true, true]);
});
