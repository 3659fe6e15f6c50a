// The keys of a table.
import { expect, test, vi } from 'vitest';
import type { Desk } from './desk.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { tableKeys } = await import('./table-keys');

test('X passes once, however long it is held down', () => {
  const pass = vi.fn();
  const press = tableKeys({ pass } as unknown as Desk);
  const key = (repeat: boolean) => press({ key: 'x', repeat, target: null } as unknown as KeyboardEvent);
  key(false);
  key(true);
  expect(pass).toHaveBeenCalledOnce();
  key(false);
  expect(pass).toHaveBeenCalledTimes(2);
});

test('X says nothing final as long as the question has only just come', () => {
  const pass = vi.fn();
  const slips = { early: true };
  const press = tableKeys({ pass, passing: { final: true }, picker: { slips } } as unknown as Desk);
  const key = () => press({ key: 'x', target: null } as unknown as KeyboardEvent);
  key();
  expect(pass).not.toHaveBeenCalled();
  slips.early = false;
  key();
  expect(pass).toHaveBeenCalledOnce();
});
