// The log folds by rounds and can be read seat by seat.
import { expect, test } from 'vitest';
import type { Standing } from '../../../games/contract';
import type { Line } from '../../../generated/wire';
import { byRound, gains, ofSeat } from './rounds';

const LINES: Line[] = [
  'The table is laid.',
  'Round 1. Dock.',
  '{player:0} docks 2.',
  'Round 1. Deploy.',
  '{player:1} deploys 4.',
  'Round 2. Dock.',
  '{player:0} docks 6.',
].map((text, step) => ({ step, text }));

test('all phases of a round belong together, and headings are not counted', () => {
  const rounds = byRound(LINES);
  expect(rounds.map(({ name, lines }) => [name, lines])).toEqual([
    ['', 1],
    ['1', 2],
    ['2', 1],
  ]);
});

test('what was known stays the same object; only the round that grew is new', () => {
  const known = byRound(LINES);
  const grown = byRound([...LINES, { step: 7, text: '{player:1} docks 1.' }], known);
  expect([grown[0] === known[0], grown[1] === known[1], grown[2] === known[2]]).toEqual([true, true, false]);
});

test('of one seat only its own lines are left, under the headings', () => {
  const texts = ofSeat(byRound(LINES), 1).map((round) =>
    round.steps.flatMap((step) => step.lines.map((line) => line.text)),
  );
  expect(texts).toEqual([
    [],
    ['Round 1. Dock.', 'Round 1. Deploy.', '{player:1} deploys 4.'],
    ['Round 2. Dock.'],
  ]);
});

test('a round means what it brought me, and what it brought the best of the others', () => {
  const sides = (...scores: number[]) => scores.map((score, seat) => ({ seat, score }) as Standing);
  const [mine, best, ...more] = gains(sides(3, 1, 0), sides(5, 2, 7), 0);
  expect([mine.side.seat, mine.points, best.side.seat, best.points, more]).toEqual([0, 2, 2, 7, []]);
  expect(gains(sides(3, 1, 0), sides(5, 2, 7), -1).map(({ points }) => points)).toEqual([7, 2]);
});
