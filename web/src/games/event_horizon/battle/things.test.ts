// The battle panel: lanes and their fate, dice by round, what has just fallen, what differs.
import { expect, test } from 'vitest';
import type {
  FightView,
  FleetView,
  GroupView,
  ThrowView,
  TileView,
  View,
} from '../../../generated/event_horizon';
import { marauders } from '../fixture';
import { battleTexts } from '../texts/battle';
import { battleChanges, Fallen, isFresh, lanes, rounds } from './things';

const MARAUDERS = 6;
const cruisers = (count: number, damage = 0) =>
  ({
    group: damage,
    type: 0,
    count,
    damage,
    upgrades: [],
    hp: 1,
    hits_on: 5,
    dice: 1,
  }) as unknown as GroupView;
const fleet = (seat: number, count: number): FleetView => ({
  seat,
  ships: count,
  capture: count,
  groups: [cruisers(count)],
});
const thrown = (
  round: number,
  side: number,
  target: number,
  faces: number[],
  more: Partial<ThrowView> = {},
): ThrowView => {
  const hits = faces.filter((face) => face >= 5).length;
  return { round, side, target, faces, hits, hits_on: 5, cannon: false, aimed: false, ...more };
};
const none = () => Array<number>(MARAUDERS + 1).fill(0);
const fighting = (more: Partial<FightView> = {}): FightView => ({
  kind: 'combat',
  on: true,
  tile: 0,
  round: 1,
  sides: [0, 1, MARAUDERS],
  away: [],
  leaving: [],
  struck: [],
  veiled: [],
  hits: none(),
  aimed: none(),
  throws: [],
  ...more,
});

function table(fight: FightView, more: Partial<TileView> = {}, phase = 'combat'): View {
  const tile = {
    tile: 0,
    owner: -1,
    home: -1,
    cannon: false,
    fleets: [fleet(0, 3), fleet(1, 2)],
    marauders: [marauders(4, 3)],
    ...more,
  };
  return { phase, order: [1, 0, 2], tiles: [tile], fight } as unknown as View;
}

const lanesOf = (view: View, eyes = -1) => lanes(view, view.fight!, eyes);

test('the own lane comes first, then player order, the marauders last', () => {
  expect(lanesOf(table(fighting())).map(({ side, ships }) => [side, ships])).toEqual([
    [1, 2],
    [0, 3],
    [MARAUDERS, 3],
  ]);
  expect(lanesOf(table(fighting()), 0).map(({ side }) => side)).toEqual([0, 1, MARAUDERS]);
});

test('whoever has only a cannon there gets a lane too', () => {
  const all = lanesOf(table(fighting(), { cannon: true, owner: 2 }));
  expect(all.map(({ side, cannon, fate }) => [side, cannon, fate])).toEqual([
    [1, false, ''],
    [0, false, ''],
    [2, true, ''],
    [MARAUDERS, false, ''],
  ]);
});

test('a side retreats, is away, or is destroyed', () => {
  const fight = fighting({ leaving: [0], away: [1] });
  expect(lanesOf(table(fight, { fleets: [fleet(0, 3)], marauders: [] })).map(({ fate }) => fate)).toEqual([
    'away',
    'leaving',
    'lost',
  ]);
});

test('the ships of a fight of an earlier phase are not those that stand there now', () => {
  const view = table(fighting({ on: false }), {}, 'build');
  expect(isFresh(view)).toBe(false);
  expect(lanesOf(view).map(({ ships, fate }) => [ships, fate])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ]);
});

test('dice are told by round, the newest first, and throws of one kind are one row', () => {
  const throws = [
    thrown(1, 2, 0, [6], { cannon: true }),
    thrown(1, 0, 1, [1, 5, 6]),
    thrown(1, 0, 1, [5]),
    thrown(1, 0, 1, [2, 2], { hits_on: 6 }),
    thrown(1, 0, 1, [4, 6], { hits_on: 6, aimed: true, hits: 1 }),
    thrown(1, MARAUDERS, 0, [3]),
    thrown(2, 1, 0, [5]),
  ];
  const told = rounds(fighting({ throws }));
  expect(told.map(({ round, volleys }) => [round, volleys.length])).toEqual([
    [2, 1],
    [1, 5],
  ]);
  expect(told[1].volleys[1]).toMatchObject({
    side: 0,
    target: 1,
    hits: 3,
    throws: [
      { at: 1, faces: [1, 5, 6] },
      { at: 2, faces: [5] },
    ],
  });
  expect(told[1].volleys.map(({ aimed }) => aimed)).toEqual([false, false, false, true, false]);
  expect(told[1].totals).toEqual([
    { side: 2, hits: 1 },
    { side: 0, hits: 4 },
    { side: MARAUDERS, hits: 0 },
  ]);
});

test('only dice that were not seen before have just fallen', () => {
  const fallen = new Fallen();
  const first = [thrown(1, 0, 1, [5]), thrown(1, 0, 1, [6])];
  expect(fallen.before(fighting({ throws: first }))).toBe(2);
  expect(fallen.before(fighting({ throws: [...first, thrown(1, 1, 0, [2])] }))).toBe(2);
  expect(fallen.before(fighting({ on: false, throws: [...first, thrown(1, 1, 0, [2])] }))).toBe(3);
  expect(fallen.before(fighting({ throws: [thrown(1, 0, 1, [1])] }))).toBe(0);
});

test('ships that were hit and hits to be taken differ', () => {
  const hits = [0, 1, 0, 0, 0, 0, 0];
  const before = table(fighting());
  const after = table(fighting({ hits }), {
    fleets: [fleet(0, 3), { ...fleet(1, 2), groups: [cruisers(1), cruisers(1, 1)] }],
    marauders: [marauders(4, 2)],
  });
  expect(battleChanges(before, after).sort()).toEqual([
    'battle-1-0',
    'battle-1-1',
    'battle-6-4',
    'battle-hits-1',
  ]);
  expect(battleChanges(before, before)).toEqual([]);
  expect(battleChanges(table(fighting({ tile: 0, on: false })), after)).toEqual([]);
});

test('the panel tells in words what its pictures show', () => {
  expect(battleTexts.group('Ines', cruisers(3), ['Big Guns'])).toBe(
    'Ines: 3 cruisers, 1 die each, hits on 5+, HP 1 of 1, with Big Guns',
  );
  expect(battleTexts.volley('Ines', 'Milo', 6, [2, 6], 1, true)).toBe(
    'Ines fires a cannon at Milo: 2, 6; hits on 6; 1 hit',
  );
});
