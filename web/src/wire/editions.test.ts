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

test('in another language everything is fetched, and things in texts get their names', async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'qps-ploc' });
  const there = await import('./api');
  const editions = await import('./editions');
  const almanac = {
    cost: 3,
    rule: { text: 'Costs {resource:1}, at least {defense}; {crew:9}.' },
    dice: [null, '{die:0}'],
  };
  const nouns = { resource: ['⟦ore⟧', '⟦gold⟧'], die: ['1'], crew: [] };
  const asked = vi.spyOn(there.api, 'get').mockResolvedValue({ almanac, nouns });
  expect(await editions.prepare('four', 0)).toBe(true);
  expect(asked).toHaveBeenCalledWith('/api/games/four/almanac?language=qps-ploc');
  expect(editions.printed('four', 'almanac', {})).toEqual({
    cost: 3,
    rule: { text: 'Costs ⟦gold⟧, at least {defense}; {crew:9}.' },
    dice: [null, '1'],
  });
  expect(editions.printed('four', 'nouns', {})).toEqual(nouns);
  await editions.prepare('five', 2);
  expect(asked).toHaveBeenCalledWith('/api/games/five/almanac?version=2&language=qps-ploc');
  vi.unstubAllGlobals();
});
