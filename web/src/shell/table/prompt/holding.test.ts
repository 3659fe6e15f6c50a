import { expect, test } from 'vitest';
import { link } from '../../../kit/hand/fixture';
import type { Desk } from '../desk.svelte';
import { loneFinal } from './holding';

type Word = ReturnType<typeof link>;

/** A desk at which all these words are buttons; the last one passes. */
function asked(words: Word[], passing: Word | null, more: object = {}): Desk {
  return {
    links: words,
    question: { offers: words },
    layout: { found: { unplaced: words, hidden: {} } },
    passing,
    picker: { held: null, hand: { full: false } },
    ...more,
  } as unknown as Desk;
}

const word = (number: number, final = false): Word => ({ ...link(`word ${number}`), final });

test('the only final button says so beside itself and needs no second press', () => {
  const [go, pass] = [word(1), word(2, true)];
  expect(loneFinal(asked([pass], pass))).toBe(pass);
  const more = { question: { offers: [go, pass, word(3)] } };
  expect(loneFinal(asked([go, pass], pass, more))).toBe(pass);
});

test('beside another final button, or one that is filled, it asks', () => {
  const [go, stop, pass] = [word(1), word(2, true), word(3, true)];
  expect(loneFinal(asked([stop, pass], pass))).toBe(null);
  expect(loneFinal(asked([go, pass], pass))).toBe(null);
});

test('while something is in the hand or waits to be confirmed, nothing else is filled', () => {
  const pass = word(1, true);
  const busy = { picker: { held: {}, hand: { full: false } } };
  expect(loneFinal(asked([pass], pass, busy))).toBe(null);
});
