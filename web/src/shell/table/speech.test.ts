import { expect, test } from 'vitest';
import type { GameClient, Sitter, Unseen } from '../../games/contract';
import type { Change, Present, Question } from '../../generated/wire';
import { tableInWords, type Told } from './speech';

const SITTERS: Sitter[] = [
  { seat: 0, look: 'ember', name: 'Ines', yours: true, bot: false },
  { seat: 1, look: 'violet', name: 'Pico', yours: false, bot: true },
];
const client = {
  nouns: { hex: ['Lattice Node'], player: ['white', 'orange'] },
  progress: () => ({ round: 2, rounds: 6, phases: [{ id: 'deploy', title: 'Deploy' }], phase: 'deploy' }),
  standings: (view: number[]) =>
    view.map((score, seat) => ({ seat, name: SITTERS[seat].name, look: SITTERS[seat].look, score })),
} as unknown as GameClient<Unseen>;
const HAS: Change[] = [
  { what: 'ore', kind: 'resource', id: 0, amount: 3 },
  { what: 'drones', kind: 'figure', id: 0, amount: 5 },
];

function desk(change: { asked?: boolean; eyes?: number; scores?: number[]; log?: string[] } = {}): Told {
  const question = (change.asked ?? true) ? ({ text: 'Build {hex:0}?' } as Question) : null;
  const log = (change.log ?? ['{player:1} takes {hex:0}.', 'Round 2. Deploy.']).map((text, step) => ({
    step,
    text,
  }));
  return {
    client,
    question,
    sitters: SITTERS,
    live: {
      busy: false,
      sending: false,
      throwing: null,
      eyes: change.eyes ?? 0,
      view: change.scores ?? [1, 4],
      log,
      present: { waiting: [question ? 0 : 1], throwers: [], sealed: [], over: false } as unknown as Present,
    },
    plain: (text) => text,
  };
}

test('whose turn in which round, score and place, question, possessions, and what happened last', () => {
  expect(tableInWords(desk(), HAS)).toEqual([
    'Round 2 of 6, Deploy: it is your turn.',
    'You have 1 point, place 2 of 2.',
    'Asked: Build Lattice Node?',
    'On your mat: 3 ore and 5 drones.',
    'Last: Pico takes Lattice Node.',
  ]);
});

test('while others are asked it says for whom the table waits', () => {
  const [turn, , asked] = tableInWords(desk({ asked: false }), []);
  expect(turn).toBe('Round 2 of 6, Deploy: it is the turn of Pico.');
  expect(asked).toBe('Nothing is asked of you: Pico thinks…');
});

test('equal scores share a place; whoever watches hears who leads', () => {
  expect(tableInWords(desk({ scores: [4, 4] }), [])[1]).toBe('You have 4 points, place 1 of 2.');
  expect(tableInWords(desk({ eyes: -1 }), [])[1]).toBe('You are watching: Pico leads with 4 points.');
});

test('there are five sentences also at the very beginning', () => {
  const told = tableInWords(desk({ log: [] }), []);
  expect(told.slice(3)).toEqual(['Nothing is told of what you have.', 'Nothing has happened yet.']);
});
