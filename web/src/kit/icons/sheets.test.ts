// A sheet of symbols is added once.
import { expect, test } from 'vitest';
import { sheets } from './sheets.svelte';

const SHEET = '<svg><defs>\n<symbol id="zz-star" viewBox="0 0 24 24"></symbol>\n</defs></svg>';

test('symbols of a sheet are there once it was added, and only once', () => {
  expect([sheets.has('points'), sheets.has('zz-star')]).toEqual([true, false]);
  sheets.add(SHEET);
  const { length } = sheets.all;
  sheets.add(SHEET);
  expect([sheets.has('zz-star'), sheets.all.length]).toEqual([true, length]);
});
