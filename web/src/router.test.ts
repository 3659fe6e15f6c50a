// What our addresses mean.
import { expect, test } from 'vitest';
import { place } from './router.svelte';

const at = (path: string) => place(new URL(path, 'http://localhost'));

test('the root is the shelf', () => {
  expect(at('/')).toEqual({ page: 'shelf' });
});

test('a table has its id in the path', () => {
  expect(at('/tables/Ab3')).toEqual({ page: 'table', id: 'Ab3' });
  expect(at('/tables/Ab3/')).toEqual({ page: 'table', id: 'Ab3' });
});

test('a replay may name a step and a pair of eyes', () => {
  expect(at('/tables/Ab3/replay?step=12&eyes=-1')).toEqual({
    page: 'replay',
    id: 'Ab3',
    step: 12,
    eyes: -1,
    analysis: false,
  });
});

test('a step that is no number is left out', () => {
  expect(at('/tables/Ab3/replay?step=x')).toEqual({
    page: 'replay',
    id: 'Ab3',
    step: null,
    eyes: null,
    analysis: false,
  });
});

test('a replay may open with its analysis', () => {
  expect(at('/tables/Ab3/replay?analysis=1')).toMatchObject({ page: 'replay', analysis: true });
});

test('a rule is named after the hash', () => {
  expect(at('/rules/solar-sphere#SS-DOCK-03')).toEqual({
    page: 'rules',
    code: 'solar-sphere',
    rule: 'SS-DOCK-03',
  });
  expect(at('/rules/solar-sphere')).toEqual({ page: 'rules', code: 'solar-sphere', rule: null });
});

test('broken escapes do not break the page', () => {
  expect(at('/rules/solar-sphere#%E0%A4%A')).toMatchObject({ page: 'rules', rule: '%E0%A4%A' });
});

test('whatever else leads nowhere', () => {
  for (const path of [
    '/tables',
    '/tables/a/b',
    '/tables/a/replay/c',
    '/account/x',
    '/elsewhere',
    '/rules/a/b',
  ])
    expect(at(path)).toEqual({ page: 'nowhere' });
});
