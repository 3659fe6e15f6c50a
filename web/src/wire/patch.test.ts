// Views are patched without touching what did not change.
import { expect, test } from 'vitest';
import { patched } from './patch';

test('a patch replaces what it names and shares the rest', () => {
  const view = { round: 1, players: [{ ore: 1 }, { ore: 2 }], deck: { cards: 9 } };
  const after = patched(view, { round: { '=': 2 }, players: { '1': { ore: { '=': 5 } } } });
  expect(after).toEqual({ round: 2, players: [{ ore: 1 }, { ore: 5 }], deck: { cards: 9 } });
  expect(after.players[0]).toBe(view.players[0]);
  expect(after.deck).toBe(view.deck);
  expect(view.players[1].ore).toBe(2);
});

test('an empty patch gives the same view', () => {
  const view = { round: 1 };
  expect(patched(view, {})).toBe(view);
});

test('a list whose length changed is replaced', () => {
  expect(patched({ dice: [1, 2] }, { dice: { '=': [1] } })).toEqual({ dice: [1] });
});
