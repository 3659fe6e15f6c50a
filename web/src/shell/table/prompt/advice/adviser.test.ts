// A hint is shown while its question stands; when the table moves on, nobody waits for it.
import { expect, test, vi } from 'vitest';
import type { Hint } from '../../../../generated/wire';
import { Adviser } from './adviser.svelte';

const hint = (n: number): Hint => ({ n, word: 7, simulations: 10, lines: [], why: null });
const later = (n: number) => new Promise<Hint>((answer) => setTimeout(() => answer(hint(n)), 10));

test('it thinks, and then there is a hint', async () => {
  const adviser = new Adviser(({ n }) => later(n));
  const asking = adviser.ask({ seat: 0, n: 4 });
  expect([adviser.thinking, adviser.hint]).toEqual([true, null]);
  await asking;
  expect([adviser.thinking, adviser.hint]).toEqual([false, hint(4)]);
  expect([adviser.forget(), adviser.hint, adviser.forget()]).toEqual([true, null, false]);
});

test('a hint that comes after the table has moved on is neither shown nor missed', async () => {
  const post = vi.fn(() => later(4));
  const adviser = new Adviser(post);
  const asking = adviser.ask({ seat: 0, n: 4 });
  await Promise.resolve();
  expect([post.mock.calls.length, adviser.forget()]).toEqual([1, true]);
  await asking;
  expect([adviser.thinking, adviser.hint]).toEqual([false, null]);
});

test('the next question waits until the server is done with the one before', async () => {
  const post = vi.fn(({ n }: { n: number }) => later(n));
  const adviser = new Adviser(post);
  const first = adviser.ask({ seat: 0, n: 4 });
  await Promise.resolve();
  const second = adviser.ask({ seat: 0, n: 5 });
  await Promise.resolve();
  expect(post).toHaveBeenCalledTimes(1);
  await Promise.all([first, second]);
  expect([post.mock.calls.length, adviser.hint, adviser.thinking]).toEqual([2, hint(5), false]);
});

test('a refusal is thrown, and the thinking ends', async () => {
  const adviser = new Adviser(() => Promise.reject(new Error('no hints here')));
  await expect(adviser.ask({ seat: 0, n: 4 })).rejects.toThrow('no hints here');
  expect(adviser.thinking).toBe(false);
});
