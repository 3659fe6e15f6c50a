// What is shown large, and for how long.
import { expect, test } from 'vitest';
import { Faces, type Looked } from './faces.svelte';

const somewhere = { isConnected: true } as Element;
const faces = (held: Omit<Looked, 'at'> | null = null) =>
  new Faces(
    (kind) => kind === 'hex',
    () => held,
  );
const names = (of: Faces) => of.shown.map(({ kind, id }) => `${kind}-${id}`);

test('a thing that is pointed at is shown until the pointer leaves it; a kind without a face never is', () => {
  const table = faces();
  table.look('hex', 3, somewhere);
  expect(names(table)).toEqual(['hex-3']);
  table.look('hex', 3, null);
  expect(names(table)).toEqual([]);
  table.look('morale', 1, somewhere);
  table.pin('morale', 1, somewhere);
  expect(names(table)).toEqual([]);
});

test('a pinned thing stays beside the next one, and goes when it is pinned again', () => {
  const table = faces();
  table.look('hex', 3, somewhere);
  table.turnPin();
  table.look('hex', 3, null);
  expect(names(table)).toEqual(['hex-3']);
  table.look('hex', 4, somewhere);
  expect(names(table)).toEqual(['hex-3', 'hex-4']);
  table.forget();
  expect(names(table)).toEqual(['hex-3']);
  table.pin('hex', 3, somewhere);
  expect(names(table)).toEqual([]);
});

test('with nothing pointed at and nothing pinned, what lies in the hand is shown', () => {
  const table = faces({ kind: 'hex', id: 5, within: '' });
  expect(names(table)).toEqual(['hex-5']);
  table.look('hex', 4, somewhere);
  expect(names(table)).toEqual(['hex-4']);
  expect(table.close()).toBe(true);
  expect([names(table), table.close()]).toEqual([['hex-5'], false]);
});

test('a piece in the hand that has no face leaves the dock free', () => {
  expect(names(faces({ kind: 'die', id: 5, within: '' }))).toEqual([]);
});

test('equal things on two places are told apart by where they stand', () => {
  const on = (place: string) => ({ isConnected: true, getAttribute: () => place }) as unknown as Element;
  const table = faces();
  table.pin('hex', 3, on('tile-1'));
  table.look('hex', 3, on('tile-2'));
  expect(table.shown.map(({ within }) => within)).toEqual(['tile-1', 'tile-2']);
});

test('the face of a thing that is gone goes, unless it was pinned', () => {
  const table = faces();
  const gone = { isConnected: false } as Element;
  table.look('hex', 3, somewhere);
  table.forgetGone();
  expect(names(table)).toEqual(['hex-3']);
  table.look('hex', 3, gone);
  table.pin('hex', 4, gone);
  table.forgetGone();
  expect(table.shown).toMatchObject([{ id: 4, at: null }]);
});
