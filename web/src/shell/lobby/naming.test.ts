// A guest's name is asked for once, and nothing depends on the answer.
import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const { me } = await import('../../kit/me.svelte');
const { Naming } = await import('./naming.svelte');

beforeEach(() => kept.clear());

test('whoever says nothing is not kept, and not asked to be', async () => {
  const rename = vi.spyOn(me, 'rename').mockResolvedValue();
  expect(await new Naming().save()).toBe(true);
  expect(rename).not.toHaveBeenCalled();
});

test('a name that was taken is not asked for again', async () => {
  const rename = vi.spyOn(me, 'rename').mockResolvedValue();
  const naming = new Naming();
  naming.text = '  Ada ';
  expect(await naming.save()).toBe(true);
  expect(rename).toHaveBeenLastCalledWith('Ada');
  expect([naming.asks, new Naming().asks]).toEqual([false, false]);
});

test('a name that is refused says why, and may be tried again', async () => {
  vi.spyOn(me, 'rename').mockRejectedValue(new Error('Pip is the name of a bot; choose another.'));
  const naming = new Naming();
  naming.text = 'Pip';
  expect(await naming.save()).toBe(false);
  expect([naming.error, naming.asks]).toEqual(['Pip is the name of a bot; choose another.', true]);
});
