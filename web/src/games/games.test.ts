// What holds for the client of every game: everything that can be named has a symbol, and what the shell needs is there.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sheets } from '../kit/icons/sheets.svelte';
import { blanks } from '../texts/blanks';
import { loadCover, loadGame } from '.';
import type { GameClient, Unseen } from './contract';
import * as eventHorizon from './event_horizon/texts';
import * as solarSphere from './solar_sphere/texts';

// The pictures ask the browser how fast things should move.
vi.stubGlobal('localStorage', { getItem: () => null });

/** Kinds of things that are told without a symbol. */
const PLAIN: Record<string, string[]> = {
  'solar-sphere': ['player', 'roll'],
  'event-horizon': ['player', 'number'],
};
const TEXTS: Record<string, object> = { 'solar-sphere': solarSphere, 'event-horizon': eventHorizon };

/** All pictures of a game are compiled on the way. */
const PATIENCE = 60_000;

describe.each(Object.keys(PLAIN))('%s', (code) => {
  let game: GameClient<Unseen>;
  beforeAll(async () => void (game = await loadGame(code)), PATIENCE);

  test('every kind of thing that can be named has a symbol of the sprite', () => {
    const { nouns, icon } = game;
    const missing = Object.entries(nouns)
      .filter(([kind]) => !PLAIN[code].includes(kind))
      .flatMap(([kind, names]) => names.map((_, id) => [kind, id, icon(kind, id)] as const))
      .filter(([, , name]) => !name || !sheets.has(name));
    expect(missing).toEqual([]);
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
