// No two bots look alike.
import { expect, test } from 'vitest';
import sheet from './faces.svg?raw';

const symbols = [...sheet.matchAll(/<symbol id="face-([a-z0-9-]+)"[^>]*>([\s\S]*?)<\/symbol>/g)];

test('no two faces are alike', () => {
  expect(new Set(symbols.map(([, , drawing]) => drawing)).size).toBe(12);
});
