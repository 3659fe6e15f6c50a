// Views are patched without touching what did not change; steps are played in order; any step of a film can be shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Film } from './film';
import { Pace } from './pace';
import { patched } from './patch';

test('a patch replaces what it names and shares the rest', () => {
  const view = { round: 1, players: [{ ore: 1 }, { ore: 2 }], deck: { cards: 9 } };
  const after = patched(view, { round: { '=': 2 }, players: { '1': { ore: { '=': 5 } } } });
  expect(after).toEqual({ round: 2, players: [{ ore: 1 }, { ore: 5 }], deck: { cards: 9 } });
  expect(after.players[0]).toBe(view.players[0]);
  expect(after.deck).toBe(view.deck);
  expect(view.players[1].ore).toBe(2);
});

test('an empty patch gives the same view', () => {
  const view = { round: 1 };
  expect(patched(view, {})).toBe(view);
});

test('a list whose length changed is replaced', () => {
  expect(patched({ dice: [1, 2] }, { dice: { '=': [1] } })).toEqual({ dice: [1] });
});

test('a film shows any step, also across kept views', () => {
  const steps = Array.from({ length: 40 }, (_, i) => ({
    step: i + 1,
    lines: i % 3 ? [] : [`step ${i + 1}`],
    patch: { at: { '=': i + 1 } },
  }));
  const film = new Film({ eyes: 0, view: { at: 0 }, steps, over: true });
  for (const step of [0, 1, 15, 16, 17, 32, 39, 40]) expect(film.view(step)).toEqual({ at: step });
  expect(film.telling(1, 1)).toBe(4);
  expect(film.telling(4, -1)).toBe(1);
  expect(film.telling(40, 1)).toBe(40);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('paced jobs wait for each other, others follow at once', () => {
  const seen: string[] = [];
  const pace = new Pace(() => 100);
  pace.add(() => seen.push('a'), true);
  pace.add(() => seen.push('b'), true);
  pace.add(() => seen.push('end'), false);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(99);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(2);
  expect(seen).toEqual(['a', 'b', 'end']);
});

test('hurrying does all that waits, in order', () => {
  const seen: number[] = [];
  const busy: boolean[] = [];
  const pace = new Pace(
    () => 100,
    (now) => busy.push(now),
  );
  for (const n of [1, 2, 3]) pace.add(() => seen.push(n), true);
  expect(busy.at(-1)).toBe(true);
  pace.hurry();
  expect(seen).toEqual([1, 2, 3]);
  expect(busy.at(-1)).toBe(false);
});

test('whoever has just acted does not wait', () => {
  const seen: number[] = [];
  const pace = new Pace(() => 100);
  pace.add(() => seen.push(1), true);
  pace.ready();
  pace.add(() => seen.push(2), true);
  expect(seen).toEqual([1, 2]);
});
