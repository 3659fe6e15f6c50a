// What is urgent comes into view by itself, and goes again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../../generated/wire';
import { Layout } from './layout.svelte';

const brought = vi.fn();

function layout(width: number): Layout {
  vi.stubGlobal('innerWidth', width);
  const side = { getAttribute: () => 'right' };
  const part = { closest: () => side, scrollIntoView: brought, querySelector: () => null };
  const made = new Layout();
  made.root = { querySelector: () => part } as unknown as HTMLElement;
  return made;
}

beforeEach(() => {
  brought.mockClear();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => vi.unstubAllGlobals());

test('a part where something urgent begins is brought into view once, and its side closes when it is over', () => {
  const table = layout(1100);
  table.attend([]);
  expect([table.side, brought.mock.calls.length]).toEqual([null, 0]);
  table.attend(['battle']);
  table.attend(['battle']);
  expect([table.side, brought.mock.calls.length, table.page]).toEqual(['right', 1, 'board']);
  table.attend([]);
  expect(table.side).toBe(null);
});

test('a side that was closed by hand stays closed, and one that was opened by hand stays open', () => {
  const table = layout(1100);
  table.attend(['battle']);
  table.turn('right');
  table.attend(['battle']);
  expect(table.side).toBe(null);
  table.turn('left');
  table.attend([]);
  expect(table.side).toBe('left');
});

test('a phone keeps its page and only marks the other', () => {
  const table = layout(390);
  table.attend(['battle']);
  expect([table.page, table.urgent, brought.mock.calls.length]).toEqual(['board', ['battle'], 0]);
});

test('a phone goes to what is lit once for each question, though it is known anew what may follow', () => {
  const table = layout(390);
  const scrolled = vi.fn();
  table.root = { querySelector: () => ({ scrollTo: scrolled }) } as unknown as HTMLElement;
  const asked = (text: string) => ({ text }) as Question;
  table.showLit(asked('Which?'));
  table.showLit(asked('Which?'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  table.showLit(asked('Where?'));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

/** A question of which nothing is drawn, or what lies in a part of the side. */
const QUESTION = { offers: [{ kind: 'market', id: 2, verb: 'take' }] } as unknown as Question;

test('a phone shows what is urgent when nothing that is offered lies anywhere', async () => {
  const table = layout(390);
  table.root = Object.assign(table.root!, { querySelectorAll: () => [] });
  await table.reveal(QUESTION);
  expect(table.page).toBe('board');
  table.attend(['battle']);
  await table.reveal(QUESTION);
  expect(table.page).toBe('battle');
});

test('beside a board, the part with most of what is offered scrolls into view, else the urgent one', async () => {
  const table = layout(1400);
  const scrolled: string[] = [];
  const box = (top: number, bottom: number) => () => ({ top, bottom, height: bottom - top });
  const side = { getAttribute: () => 'left', getBoundingClientRect: box(0, 500) };
  const part = (zone: string, top: number, bottom: number) => ({
    closest: () => side,
    getBoundingClientRect: box(top, bottom),
    scrollIntoView: () => scrolled.push(zone),
  });
  const parts = [part('battle', -200, 300), part('market', 300, 600)];
  const sold = {
    closest: (which: string) => (which === '[data-zone]' ? { getAttribute: () => 'market' } : null),
    checkVisibility: () => true,
  };
  const found = (which: string) => parts[which.includes('market') ? 1 : 0];
  const all = (which: string) => (which.includes('market-2') ? [sold] : []);
  table.root = { querySelector: found, querySelectorAll: all } as unknown as HTMLElement;
  table.urgent = ['battle'];
  await table.reveal(QUESTION);
  await table.reveal({ offers: [{ kind: '', id: 0, verb: 'pass' }] } as unknown as Question);
  expect(scrolled).toEqual(['market', 'battle']);
});
