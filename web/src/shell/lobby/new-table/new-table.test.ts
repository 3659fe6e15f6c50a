// The table that the dialog asks for, and those that are dealt in at once.
import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../../../generated/wire';
import { Draft } from './draft.svelte';
import { keepLevel } from './level';
import {
  againstBots,
  alone,
  automatic,
  automaticSides,
  botCounts,
  botOf,
  forOne,
  soloLevels,
  usualBot,
} from './tables';

const COLOURS = ['red', 'black', 'green', 'purple'];

const GAME: GameInfo = {
  code: 'solar-sphere',
  game: 'solar-sphere',
  title: 'Solar Sphere',
  summary: '',
  rules_version: 1,
  fewest: 1,
  most: 4,
  seats: [1, 2, 3, 4],
  minutes: [60, 100],
  weight: 'medium',
  options: [
    {
      name: 'level',
      values: ['easy', 'medium', 'hard'],
      help: '',
      default: 'medium',
      label: 'level',
      labels: ['easy', 'medium', 'hard'],
    },
  ],
  solo_option: 'level',
  automatic: [['DRANDA'], [], [], ['Unity', 'the Sun']],
  seat_names: COLOURS,
  seat_labels: COLOURS,
  bots: ['cadet', 'captain', 'admiral'].map((code) => ({ code, name: code, says: '', faces: [] })),
};

test('against bots, everybody but me is a bot', () => {
  expect(againstBots(GAME, 2, 'captain', 1).seats.map((each) => each.kind)).toEqual(['bot', 'me', 'bot']);
});

test('the automatic opponent is called as the game says', () => {
  expect(automatic(GAME)).toBe('DRANDA');
  expect(automatic({ ...GAME, automatic: [[], [], [], []] })).toBe('the solo opponent');
  expect([2, 4, 7].map((seats) => automaticSides(GAME, seats).length)).toEqual([0, 2, 0]);
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

test('a box is offered with the players that stand on it', () => {
  const box = (fewest: number, most: number) => ({ ...GAME, fewest, most });
  expect([box(1, 4), box(2, 3), box(3, 5), box(1, 1)].map(botCounts)).toEqual([
    [1, 2, 3],
    [1, 2],
    [2, 3, 4],
    [],
  ]);
  expect([forOne(box(1, 2)), forOne(box(2, 3))]).toEqual([true, false]);
  expect(new Draft(box(1, 1)).seats.length).toBe(1);
});

test('whoever plays alone without levels settles nothing', () => {
  expect(alone({ ...GAME, solo_option: '' }, '').options).toEqual({});
});

test('a new table is ready to be opened as it is', () => {
  const draft = new Draft(GAME);
  expect(draft.errors).toEqual({ seats: '', setup: '', bank: '', increment: '' });
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

test('what does not go together is closed, with its reason', () => {
  const draft = new Draft(GAME);
  expect([draft.closedSeats(3), draft.closedValue('level', 'hard')]).toEqual(['', '']);
  draft.weighed = {
    rule: 'SS-SOLO-01',
    text: 'Alone only.',
    automatic: [],
    seats: [{ seats: 3, rule: 'SS-SOLO-01', text: 'Not three.' }],
    values: [{ option: 'level', value: 'hard', rule: 'SS-SOLO-02', text: 'Not hard.' }],
  };
  expect([draft.closedSeats(2), draft.closedSeats(3)]).toEqual(['', 'Not three.']);
  expect([draft.closedValue('level', 'easy'), draft.closedValue('level', 'hard')]).toEqual(['', 'Not hard.']);
  expect(draft.errors.setup).toBe('Alone only.');
});

test('the server throws the dice unless people want to', () => {
  const draft = new Draft(GAME);
  expect(draft.request().dice).toBe('server');
  draft.ownDice = true;
  expect(draft.request().dice).toBe('people');
});

test('whoever has not chosen an opponent meets the cadet first, then whom they chose last', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(usualBot(GAME).code).toBe('cadet');
  keepLevel('admiral');
  expect(usualBot(GAME).code).toBe('admiral');
  vi.unstubAllGlobals();
});

test('an unknown opponent becomes the strongest', () => {
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
