// An analysis is begun once, watched while it is made, left alone when nobody looks, and read when it is done.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Analysis } from '../../../generated/wire';
import { Study } from './study.svelte';

const REPORT = {
  sides: [],
  moments: [],
  turns: [],
  verdicts: [],
  fortunes: [],
  luck: [],
  lost: [],
  simulations: 1,
  playouts: 1,
};
const state = (status: Analysis['status'], done = 0): Analysis => ({
  status,
  done,
  total: 4,
  report: status === 'done' ? REPORT : null,
  problem: '',
});
let asked: string[];

/** The server gives these answers about the analysis, one after another, the last one again and again. */
function answering(...answers: (Analysis | number)[]): void {
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (path.endsWith('/reasons'))
      return Response.json({ reasons: [{ step: 3, seat: 1, simulations: 9, lines: [] }] });
    asked.push(method!);
    const answer = answers.length > 1 ? answers.shift()! : answers[0];
    return typeof answer === 'number'
      ? Response.json({ error: 'not now' }, { status: answer })
      : Response.json(answer);
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a game that was never analysed is begun, and watched until it is done', async () => {
  answering(state('none'), state('running', 1), state('running', 3), state('done', 4));
  const study = new Study('t');
  study.show();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, study.analysis?.done, study.report]).toEqual([['GET', 'POST'], 1, null]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked, study.report]).toEqual([['GET', 'POST', 'GET', 'GET'], REPORT]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(4);
  expect(study.reasons).toHaveLength(1);
});

test('a finished analysis is only read, and not asked for again', async () => {
  answering(state('done'));
  const study = new Study('t');
  study.show();
  await vi.advanceTimersByTimeAsync(0);
  study.toggle();
  study.toggle();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['GET']);
});

test('while nobody looks nothing is asked', async () => {
  answering(state('running', 1));
  const study = new Study('t');
  study.show();
  await vi.advanceTimersByTimeAsync(0);
  study.hide();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(before);
  study.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBeGreaterThan(before);
});

test('one that failed says so, and goes on when it is told to', async () => {
  answering({ ...state('failed'), problem: 'no room' }, state('done'));
  const study = new Study('t');
  study.show();
  await vi.advanceTimersByTimeAsync(3000);
  expect([asked, study.analysis?.problem]).toEqual([['GET'], 'no room']);
  await study.again();
  expect([asked, study.report]).toEqual([['GET', 'POST'], REPORT]);
});

test('a refusal is told and final; a server that is away for a moment is asked again', async () => {
  answering(409);
  const refused = new Study('t');
  refused.show();
  await vi.advanceTimersByTimeAsync(3000);
  expect([asked, refused.fault]).toEqual([['GET'], 'Not now']);

  asked = [];
  answering(state('running'), state('running', 1), 503, state('done'));
  const study = new Study('t');
  study.show();
  await vi.advanceTimersByTimeAsync(1000);
  expect(study.fault).toBe('Not now');
  await vi.advanceTimersByTimeAsync(1000);
  expect([study.fault, study.report]).toEqual(['', REPORT]);
});
