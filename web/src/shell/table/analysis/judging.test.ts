// What a report says: sides by name, choices in order, no loss within its error, the causes of a turning point.
import { expect, test } from 'vitest';
import type { GameClient, Sitter, Standing, Unseen } from '../../../games/contract';
import type { Reason, Report, Turn, Verdict } from '../../../generated/wire';
import { analysis } from '../../../texts/analysis';
import {
  causes,
  choices,
  fateful,
  isLoss,
  whyAt,
  renamed,
  renaming,
  sentenceAt,
  sidesOf,
  swing,
} from './judging';

const verdict = (step: number, loss: number, more: Partial<Verdict> = {}): Verdict => ({
  step,
  seat: 0,
  said: 'pass',
  best: 'build',
  preference: 0.1,
  best_preference: 0.6,
  loss,
  error: 0.02,
  points: 1,
  ...more,
});
const moment = (step: number, chance: number) => ({
  step,
  chances: [chance, 1 - chance],
  errors: [0, 0],
  expected: [0, 0],
});
const REPORT: Report = {
  sides: ['red', 'DRANDA'],
  moments: [moment(0, 0.5), moment(10, 0.7), moment(20, 0.3)],
  turns: [],
  verdicts: [verdict(3, 0.05), verdict(12, 0.3), verdict(15, 0.1)],
  fortunes: [
    { step: 2, text: 'red rolls 6', points: [1, -1] },
    { step: 14, text: 'a draw', points: [-4, 0.5] },
  ],
  luck: [0, 0],
  lost: [0.45],
  simulations: 100,
  playouts: 50,
};
const SITTERS = [{ seat: 0, name: 'Ines', look: 'ember' }] as Sitter[];
const client = (...colours: string[]) => ({ nouns: {}, colours }) as unknown as GameClient<Unseen>;
const turn = (cause: Turn['cause']): Turn => ({ step: 10, until: 20, side: 0, change: -0.4, cause });

test('sides are the sitters in order, and after them the automatic opponent', () => {
  expect(sidesOf(REPORT, SITTERS).map(({ name, look }) => [name, look])).toEqual([
    ['Ines', 'ember'],
    ['DRANDA', 'corp'],
  ]);
  const automatic = [{ seat: -1, name: 'Dranda', look: 'graphite', score: 0 }] as Standing[];
  expect(sidesOf(REPORT, SITTERS, automatic)[1]).toMatchObject({ name: 'Dranda', look: 'graphite' });
});

test('a loss within its standard error is none, nor is the best choice itself', () => {
  expect(isLoss(verdict(1, 0.019))).toBe(false);
  expect(isLoss(verdict(1, 0.021))).toBe(true);
  expect(isLoss(verdict(1, 0.5, { best: 'pass' }))).toBe(false);
});

test('choices come by loss or in order, for one seat', () => {
  const all = [
    verdict(9, 0.1),
    verdict(2, 0.3),
    verdict(5, 0.01),
    verdict(3, 0.015),
    verdict(1, 0.9, { seat: 1 }),
  ];
  expect(choices(all, 0, 'loss').map(({ step }) => step)).toEqual([2, 9, 3, 5]);
  expect(choices(all, 0, 'time').map(({ step }) => step)).toEqual([2, 3, 5, 9]);
  expect(choices(all, 1, 'loss').map(({ step }) => step)).toEqual([1]);
});

test('the most fateful dice come first, for good or ill', () => {
  expect(fateful(REPORT.fortunes).map(({ step }) => step)).toEqual([14, 2]);
});

test('a turning point tells how its side stood before and after', () => {
  expect(swing(turn('choice'), REPORT.moments)).toEqual([0.7, 0.3]);
  expect(swing({ ...turn('choice'), side: 1 }, REPORT.moments)[1]).toBeCloseTo(0.7);
});

test('a turning point names the dearest choice and the greatest luck within it, as far as they caused it', () => {
  const found = (cause: Turn['cause']) => [
    causes(turn(cause), REPORT).choice?.step,
    causes(turn(cause), REPORT).luck?.step,
  ];
  expect(found('both')).toEqual([12, 14]);
  expect(found('choice')).toEqual([12, undefined]);
  expect(found('luck')).toEqual([undefined, 14]);
});

test('texts call the players by their names; inside a sentence only where a colour means nothing else', () => {
  const plain = renamed(REPORT, renaming(REPORT, client(), SITTERS));
  expect(plain.fortunes[0].text).toBe('Ines rolls 6');
  expect(plain.verdicts[0].best).toBe('Build');
  expect(renaming(REPORT, client(), SITTERS)('fire at red')).toBe('fire at red');
  expect(renaming(REPORT, client('red'), SITTERS)('fire at red')).toBe('fire at Ines');
});

test('the sentence of a step is the last one told that is no heading', () => {
  const lines = [
    { step: 3, text: 'a' },
    { step: 5, text: 'b' },
    { step: 5, text: 'Round 2. Dock.' },
    { step: 9, text: 'c' },
  ];
  expect([2, 4, 5, 8, 9].map((step) => sentenceAt(lines, step))).toEqual(['', 'a', 'b', 'b', 'c']);
});

const thoughts = [4, 9, 15].map((step) => ({ step, seat: 1, simulations: 10, lines: [] }) as Reason);
const mine = [6, 20].map((step) => ({ step, seat: 0, said: 'a', best: 'b' }) as Verdict);

test('reasons are found at a step, and the way to the next ones', () => {
  expect(whyAt(thoughts, [], 9)).toMatchObject({
    step: 9,
    reasons: [{ step: 9 }],
    verdict: null,
    before: 4,
    after: 15,
  });
});

test('where nobody thought, the nearest step speaks, the earlier of two', () => {
  expect(whyAt(thoughts, [], 2)).toMatchObject({ step: 4, before: null, after: 9 });
  expect(whyAt(thoughts, [], 12)?.step).toBe(9);
  expect(whyAt(thoughts, [], 400)?.step).toBe(15);
});

test('a choice of my own speaks as well as a bot’s thought, and alone where no bot thought', () => {
  expect(whyAt(thoughts, mine, 6)).toMatchObject({ step: 6, reasons: [], verdict: { step: 6 }, before: 4 });
  expect(whyAt([], mine, 1)).toMatchObject({ step: 6, verdict: { step: 6 }, after: 20 });
  expect(whyAt([], [], 1)).toBeNull();
});

test('figures are written as people read them', () => {
  expect(analysis.loss(0.042, 1.8)).toBe('−4.2\u00a0% chance, −1.8 points');
  expect(analysis.loss(0.042, -0.3)).toBe('−4.2\u00a0% chance, +0.3 points');
  expect([analysis.change(-0.01), analysis.change(2)]).toEqual(['0.0', '+2.0']);
  expect([analysis.chance(0.54, 0.02), analysis.chance(1, 0)]).toEqual([
    '54\u00a0±\u00a04\u00a0%',
    '100\u00a0%',
  ]);
});
