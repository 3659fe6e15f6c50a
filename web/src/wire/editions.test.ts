import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { prepare, printed } from './editions';

afterEach(() => vi.restoreAllMocks());

test('today’s rules are printed in the program itself', async () => {
  const asked = vi.spyOn(api, 'get');
  expect(await prepare('one', 0)).toBe(true);
  expect(printed('one', 'nouns', { die: ['1'] })).toEqual({ die: ['1'] });
  expect(asked).not.toHaveBeenCalled();
});

test('former rules are fetched before the pictures are loaded', async () => {
  const asked = vi.spyOn(api, 'get').mockResolvedValue({ almanac: { levels: 10 }, nouns: { die: ['2'] } });
  expect(await prepare('two', 1)).toBe(true);
  expect(asked).toHaveBeenCalledWith('/api/games/two/almanac?version=1');
  expect(printed('two', 'almanac', { levels: 9 })).toEqual({ levels: 10 });
  expect(printed('two', 'nouns', {})).toEqual({ die: ['2'] });
});

test('pictures that were loaded for other rules cannot show these', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({ almanac: {}, nouns: {} });
  expect(await prepare('three', 2)).toBe(true);
  expect(await prepare('three', 2)).toBe(true);
  expect(await prepare('three', 0)).toBe(false);
});
