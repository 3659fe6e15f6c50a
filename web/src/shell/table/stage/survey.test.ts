// Where an offer lies on the screen, and which of them need a button.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offer } from '../../../generated/wire';
import { link } from '../../../kit/hand/fixture';
import { hiddenIn, survey } from './survey';

/** A page on which each of these things lies in a part of the table, shown or not. */
function page(things: Record<string, { zone: string; shown: boolean }[]>): ParentNode {
  const element = ({ zone, shown }: { zone: string; shown: boolean }) => ({
    checkVisibility: () => shown,
    closest: (which: string) => (which === '[data-zone]' ? { getAttribute: () => zone } : null),
  });
  const find = (selector: string) =>
    Object.entries(things)
      .filter(([name]) => selector.includes(`"${name}"`))
      .flatMap(([, places]) => places.map(element));
  return { querySelectorAll: find } as unknown as ParentNode;
}

const crew = (id: number): Offer => link('use', 'crew', id);

beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));
afterEach(() => vi.unstubAllGlobals());

test('a hint leads to what lies hidden, also where it is the only offer', () => {
  const root = page({ 'crew-4': [{ zone: 'mine', shown: false }] });
  expect(hiddenIn(root, crew(4))).toBe('mine');
});

test('it leads nowhere where the thing is in sight, or lies nowhere', () => {
  const root = page({
    'crew-4': [
      { zone: 'mine', shown: false },
      { zone: 'board', shown: true },
    ],
  });
  expect([hiddenIn(root, crew(4)), hiddenIn(root, crew(5))]).toEqual([null, null]);
});

test('the only offer has a button, others only where nothing stands for them', () => {
  const root = page({ 'crew-4': [{ zone: 'mine', shown: false }] });
  expect(survey(root, [crew(4)])).toEqual({ unplaced: [crew(4)], hidden: {} });
  expect(survey(root, [crew(4), crew(5)])).toEqual({ unplaced: [crew(5)], hidden: { mine: 1 } });
});
