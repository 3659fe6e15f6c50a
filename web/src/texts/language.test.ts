// Which language a page speaks.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bestOf, MADE_UP, type Offered } from './language';

const OFFERED: Offered[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'pt-BR', name: 'Português' },
];
const ANSWERS: Record<string, unknown> = {
  '/api/languages': OFFERED,
  '/api/languages/de': {
    forms: [1, 0, 1, 1],
    texts: { Save: 'Speichern', '{n} day': ['{n} Tag', '{n} Tage'] },
  },
};
let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  });
  const answer = (path: string) => ({ ok: path in ANSWERS, json: async () => ANSWERS[path] });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => answer(path)),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A page in a browser with these wishes: what it says for `Save`, and what it asked the server for. */
async function page(...languages: string[]) {
  vi.stubGlobal('navigator', { languages });
  const { language, tellPage } = await import('./language');
  const { t } = await import('.');
  const root = { lang: '', dir: '' } as HTMLElement;
  tellPage(root);
  return { says: t.common.save, code: language.code, root, asked: vi.mocked(fetch).mock.calls.length, t };
}

test('whoever wishes English first gets it, and nothing is asked', async () => {
  expect(await page('en-GB', 'de')).toMatchObject({ says: 'Save', code: 'en', asked: 0 });
});

test('the first wish that is offered is spoken', async () => {
  expect(bestOf(['fr', 'de-AT', 'en'], OFFERED)).toBe('de');
  expect(bestOf(['pt-PT'], OFFERED)).toBe('pt-BR');
  expect(bestOf(['fr', 'en-US', 'de'], OFFERED)).toBe('en');
  expect(bestOf(['fr'], OFFERED)).toBe('en');
  const german = await page('de-AT');
  expect(german).toMatchObject({ says: 'Speichern', code: 'de', root: { lang: 'de', dir: 'ltr' } });
  expect(german.t.common.ago(3 * 86400)).toBe('3 Tage ago');
});

test('what the person chose comes first', async () => {
  const { remember } = await import('./language');
  expect([remember('de'), remember('de')]).toEqual([true, false]);
  vi.resetModules();
  expect(await page('en')).toMatchObject({ says: 'Speichern', code: 'de' });
  expect([remember(''), kept]).toEqual([true, {}]);
});

test('a language whose texts cannot be had is English', async () => {
  kept['perihelion.language'] = 'tlh';
  expect(await page('de')).toMatchObject({ says: 'Save', code: 'en' });
});

test('the made-up language needs no catalogue', async () => {
  kept['perihelion.language'] = MADE_UP;
  const made = await page('en');
  expect(made).toMatchObject({ says: '⟦Save⟧', code: MADE_UP, asked: 0 });
  expect(made.t.table.waitingFor(['Ines', 'Jo'])).toBe('⟦Waiting for ⟦Ines and Jo⟧⟧');
});

test('some languages are read from the right', async () => {
  ANSWERS['/api/languages/ar'] = { forms: [], texts: {} };
  kept['perihelion.language'] = 'ar';
  expect((await page('en')).root.dir).toBe('rtl');
});
