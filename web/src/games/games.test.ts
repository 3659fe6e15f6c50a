// What holds for the client of every game: everything that can be named has a symbol, and what the shell needs is there.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sheets } from '../kit/icons/sheets.svelte';
import { blanks } from '../texts/blanks';
import { byCode, CODES, loadCover, loadGame, loadShort } from '.';
import type { GameClient, Unseen } from './contract';

// The pictures ask the browser how fast things should move.
vi.stubGlobal('localStorage', { getItem: () => null });

/** Kinds of things that are told without a symbol. */
const PLAIN = [
  ...['player', 'opponent', 'colour', 'number', 'roll'],
  ...['member', 'sort', 'sorts', 'edge', 'direction'],
];
const TEXTS = byCode(import.meta.glob<object>('./*/texts/index.ts', { eager: true }));

/** All pictures of a game are compiled on the way. */
const PATIENCE = 60_000;

test('games are found by their folders', () => {
  expect(CODES).toEqual(expect.arrayContaining(['solar-sphere', 'event-horizon']));
  expect(Object.keys(TEXTS)).toEqual(CODES);
});

describe.each(CODES)('%s', (code) => {
  let game: GameClient<Unseen>;
  beforeAll(async () => void (game = await loadGame(code)), PATIENCE);

  test('the rules in short have a picture for each item', async () => {
    const pictures = await loadShort(code);
    expect(pictures.filter((name) => !sheets.has(name))).toEqual([]);
    expect(pictures.length).toBeGreaterThan(5);
  });

  test('every kind of thing that can be named has a symbol of the sprite', () => {
    const { nouns, icon } = game;
    const missing = Object.entries(nouns)
      .filter(([kind]) => !PLAIN.includes(kind))
      .flatMap(([kind, names]) => names.map((_, id) => [kind, id, icon(kind, id)] as const))
      .filter(([, , name]) => !name || !sheets.has(name));
    expect(missing).toEqual([]);
  });

  test('what a player has is counted in words: one of it is not called like many', () => {
    const names = game.nouns.figure ?? [];
    const one = (game.figures?.figure ?? []).map((says) => says(1));
    expect(one).toHaveLength(names.length);
    expect(names.filter((name) => /s\b/.test(name) && one.includes(`1 ${name}`))).toEqual([]);
  });

  test('it answers to the code of its folder', () => {
    expect(game.code).toBe(code);
  });

  test('a word that nobody knows has no symbol', () => {
    expect(game.icon('sing', 0)).toBeNull();
  });

  test('every panel has a symbol, every large face belongs to a kind of thing', () => {
    const { zones, faces, nouns } = game;
    expect(zones.filter((zone) => !sheets.has(zone.icon))).toEqual([]);
    expect(Object.keys(faces).filter((kind) => !(kind in nouns))).toEqual([]);
  });

  test('its cover has a badge', async () => {
    expect(sheets.has((await loadCover(code))!.badge.icon)).toBe(true);
  });

  test('no text is empty or has blanks at its ends', () => {
    expect(blanks(TEXTS[code])).toEqual([]);
  });
});

test('a game without pictures has no cover and says so', async () => {
  expect(await loadCover('checkers')).toBeNull();
  await expect(loadGame('checkers')).rejects.toThrow('checkers');
});
