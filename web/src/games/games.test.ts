// x
import { expect, test } from 'vitest';
import { NOUNS } from '../generated/event_horizon';
import { sheets } from '../kit/icons/sheets.svelte';
import { icon } from './event_horizon/icons';

const inSprite = (name: string | null) => name !== null && sheets.has(name);

test('every kind of thing that can be named has a symbol of the sprite', () => {
  const unnamed = ['player', 'number'];
  const missing = Object.entries(NOUNS)
    .filter(([kind]) => !unnamed.includes(kind))
    .flatMap(([kind, names]) => names.map((_, id) => [kind, id, icon(kind, id)] as const))
    .filter(([, , name]) => !inSprite(name));
  expect(missing).toEqual([]);
});
