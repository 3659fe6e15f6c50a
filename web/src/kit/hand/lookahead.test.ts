// The look-ahead is asked for once for each question; what comes late or for another question is not heard, and nobody waits for ever.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ahead, Question } from '../../generated/wire';
import { DIE_TURN, ORDERS } from './fixture';
import { Lookahead } from './lookahead.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLAIN = { owner: 0, sealed: false, moment: null, declining: null };
const asked = (offers: Question['offers']): Question => ({
  seat: 0,
  text: 'Which?',
  rule: '',
  offers,
  ...PLAIN,
});
const ahead = (n: number, links = DIE_TURN): Ahead => ({ seat: 0, n, whole: true, links, has: [] });

test('what is pressed too early waits for it', async () => {
  const look = new Lookahead(async (_, n) => ahead(n));
  const done = vi.fn();
  const coming = look.ask(asked(DIE_TURN), 3);
  look.when(done);
  expect(done).not.toHaveBeenCalled();
  await coming;
  expect(done).toHaveBeenCalledOnce();
});

test('whoever waits too long goes on with the question alone', async () => {
  const look = new Lookahead(() => new Promise(() => {}));
  const question = asked(DIE_TURN);
  const done = vi.fn();
  void look.ask(question, 3);
  look.when(done);
  vi.advanceTimersByTime(1500);
  expect(done).toHaveBeenCalledOnce();
  expect(look.links(question).every((link) => link.links.length === 0)).toBe(true);
});

test('an answer to a question that is gone, or of other offers, is not heard', async () => {
  const answers: ((ahead: Ahead) => void)[] = [];
  const look = new Lookahead(() => new Promise((answer) => answers.push(answer)));
  const [first, second] = [asked(DIE_TURN), asked(ORDERS)];
  const old = look.ask(first, 3);
  const now = look.ask(second, 4);
  answers[0](ahead(3));
  await old;
  expect(look.knows(second)).toBe(false);
  answers[1](ahead(4, DIE_TURN));
  await now;
  expect(look.knows(second)).toBe(false);
});

test('a choice that did not arrive leaves what is known', async () => {
  const get = vi.fn(async (_: number, n: number) => ahead(n));
  const look = new Lookahead(get);
  const again = asked(DIE_TURN);
  await look.ask(asked(DIE_TURN), 3);
  await look.ask(null, 3);
  await look.ask(again, 3);
  expect([look.knows(again), get.mock.calls.length]).toEqual([true, 1]);
});

test('one that is late is still coming; one that is lost is not', async () => {
  let lose = (_: Error): void => {};
  const look = new Lookahead(() => new Promise((_, refuse) => (lose = refuse)));
  const question = asked(DIE_TURN);
  const asking = look.ask(question, 3);
  expect([look.settled, look.coming]).toEqual([false, true]);
  vi.advanceTimersByTime(1500);
  expect([look.settled, look.coming]).toEqual([true, true]);
  lose(new Error('lost'));
  await asking;
  expect([look.coming, look.knows(question)]).toEqual([false, false]);
});

test('the same question once more waits on for an answer that is coming, and asks again for one that was lost', async () => {
  let lose = (_: Error): void => {};
  const get = vi.fn((_: number, n: number) =>
    get.mock.calls.length > 1
      ? Promise.resolve(ahead(n))
      : new Promise<Ahead>((_, refuse) => (lose = refuse)),
  );
  const look = new Lookahead(get);
  const [question, done] = [asked(DIE_TURN), vi.fn()];
  const asking = look.ask(question, 3);
  look.when(done);
  await look.ask(question, 3);
  expect([get.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
  lose(new Error('lost'));
  await asking;
  expect([done.mock.calls.length, look.knows(question)]).toEqual([1, false]);
  await look.ask(question, 3);
  expect([get.mock.calls.length, look.knows(question)]).toEqual([2, true]);
});
