import { expect, test } from 'vitest';
import type { Standing } from '../../../games/contract';
import type { Line } from '../../../generated/wire';
import { RoundCards, type Clock, type Moment } from './card.svelte';

const PHASES = ['dock', 'deploy', 'battle'].map((id) => ({ id, title: id.toUpperCase() }));
const LOST: Line = { step: 5, text: 'lost', news: [{ kind: 'lost', side: 0 }] };

class Held implements Clock {
  act: (() => void) | null = null;
  start(act: () => void): void {
    this.act = act;
  }
  stop(): void {
    this.act = null;
  }
}

function at(step: number, round: number, phase: string, more: Partial<Moment> = {}): Moment {
  const score = step > 4 ? 7 : 3;
  return {
    step,
    lines: step >= 5 ? [LOST] : [],
    eyes: 0,
    progress: { round, rounds: 6, phases: PHASES, phase },
    standings: standing(score),
    question: '',
    over: false,
    ...more,
  };
}

const standing = (score: number): Standing[] => [{ seat: 0, name: 'Ada', look: 'ember', score }];

function cards(
  wanted = true,
  begun: Record<number, number> = { 1: 3, 2: 7 },
): { cards: RoundCards; held: Held } {
  const held = new Held();
  const began = (round: number) => (round in begun ? standing(begun[round]) : undefined);
  return { cards: new RoundCards(() => wanted, held, began), held };
}

test('phases that end together share one card, and time takes it away', () => {
  const { cards: found, held } = cards();
  found.rest(at(4, 1, 'deploy'));
  expect(found.card).toBeNull();
  found.rest(at(9, 2, 'dock'));
  expect(found.card).toMatchObject({ round: 1, phases: ['DEPLOY', 'BATTLE'], next: 'DOCK' });
  expect(found.card!.standings[0].gained).toBe(4);
  held.act!();
  expect(found.card).toBeNull();
});

test('phases are named in the order in which they went by, across the end of a round', () => {
  const { cards: found } = cards();
  found.rest(at(4, 1, 'battle'));
  found.rest(at(9, 2, 'deploy'));
  expect(found.card).toMatchObject({ round: 1, phases: ['BATTLE', 'DOCK'], next: 'DEPLOY' });
});

test('between two rounds the moment is named, and only what was played is over', () => {
  const { cards: found } = cards();
  const unplayed = { ...PHASES[1], played: false };
  const phases = [PHASES[0], unplayed, PHASES[2]];
  const moment = { rounds: 0, phase: 'selection', title: 'Selection', phases };
  found.rest(at(4, 1, 'battle'));
  found.rest(at(9, 2, 'selection', { progress: { ...moment, round: 2 } }));
  expect(found.card).toMatchObject({ round: 1, phases: ['BATTLE'], next: 'Selection' });
  found.rest(at(4, 1, 'selection', { progress: { ...moment, round: 1 } }));
  found.rest(at(9, 1, 'battle', { progress: { ...moment, round: 1, phase: 'battle' } }));
  expect(found.card).toMatchObject({ round: 0, phases: ['DOCK'], next: 'BATTLE' });
});

test('a round tells what all of it brought, as the log does; nothing while nobody knows', () => {
  const { cards: found } = cards(true, { 1: 9, 2: 7 });
  found.rest(at(4, 1, 'battle'));
  found.rest(at(9, 2, 'dock'));
  expect(found.card!.standings[0].gained).toBe(-2);
  const { cards: opened } = cards(true, {});
  opened.rest(at(4, 1, 'battle'));
  opened.rest(at(9, 2, 'dock'));
  expect(opened.card!.standings[0].gained).toBe(0);
});

test('what I did in this very step is no news', () => {
  const { cards: found } = cards();
  found.rest(at(4, 1, 'deploy'));
  found.rest(at(9, 2, 'dock', { spoke: [4, 5] }));
  expect(found.card).toBeNull();
  found.rest(at(4, 1, 'deploy'));
  found.rest(at(9, 2, 'dock', { spoke: [3, 4] }));
  expect(found.card).not.toBeNull();
});

test('whoever reads it has time', () => {
  const { cards: found, held } = cards();
  found.rest(at(4, 1, 'deploy'));
  found.rest(at(9, 1, 'battle'));
  expect(found.card).toMatchObject({ round: 0, phases: ['DEPLOY'] });
  found.hold();
  expect(held.act).toBeNull();
  found.release();
  expect(held.act).not.toBeNull();
});

test.each([
  ['nothing concerns me', { lines: [] }, true],
  [
    'the question says it',
    { lines: [{ ...LOST, text: '{ship:1}' }], question: '{ship:1} wins. Which?' },
    true,
  ],
  ['the game is over', { over: true }, true],
  ['nobody sits here', { eyes: -1 }, true],
  ['it is switched off', {}, false],
] as [string, Partial<Moment>, boolean][])('it stays away when %s', (_, more, wanted) => {
  const { cards: found } = cards(wanted);
  found.rest(at(4, 1, 'deploy', { eyes: more.eyes ?? 0 }));
  found.rest(at(9, 1, 'battle', more));
  expect(found.card).toBeNull();
});

test('it stays away in the middle of a phase, and the phase is told when it ends', () => {
  const { cards: found } = cards();
  found.rest(at(4, 1, 'deploy'));
  found.rest(at(9, 1, 'deploy'));
  expect(found.card).toBeNull();
  found.rest(at(10, 1, 'battle'));
  expect(found.card?.lines).toHaveLength(1);
});

test('what is taken back is no news', () => {
  const { cards: found } = cards();
  found.rest(at(9, 1, 'battle'));
  found.rest(at(4, 1, 'deploy'));
  expect(found.card).toBeNull();
});
