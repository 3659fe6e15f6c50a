// The battle panel: the ships of each side, dice by round, what has just fallen, what differs.
import { expect, test } from 'vitest';
import type {
  FightView,
  FleetView,
  GroupView,
  LaneView,
  ThrowView,
  TileView,
  View,
} from '../../../generated/event_horizon';
import { marauders } from '../fixture';
import { battleTexts } from '../texts/battle';
import { battleChanges, Fallen, forceOf, rounds } from './things';

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
  const hitting = faces.map((face) => face >= 5);
  const hits = hitting.filter(Boolean).length;
  return { round, side, target, faces, hitting, hits, hits_on: 5, cannon: false, aimed: false, ...more };
};
const lane = (side: number, hits = 0): LaneView => ({
  side,
  ships: 3,
  cannon: false,
  hits,
  aimed: 0,
  veiled: false,
  dealt: 0,
  fate: '',
});
const fighting = (more: Partial<FightView> = {}): FightView => ({
  kind: 'combat',
  on: true,
  fresh: true,
  tile: 0,
  round: 1,
  lanes: [lane(1), lane(0), lane(MARAUDERS)],
  throws: [],
  ...more,
});

function table(fight: FightView, more: Partial<TileView> = {}): View {
  const tile = {
    tile: 0,
    owner: -1,
    home: -1,
    cannon: false,
    fleets: [fleet(0, 3), fleet(1, 2)],
    marauders: [marauders(4, 3)],
    ...more,
  };
  return { tiles: [tile], fight } as unknown as View;
}

test('the ships of a side are those on the tile, as long as it is the tile of this fight', () => {
  const now = table(fighting());
  expect(forceOf(now, now.fight!, 1)).toEqual({ groups: [cruisers(2)], fleets: [] });
  expect(forceOf(now, now.fight!, MARAUDERS)).toEqual({ groups: [], fleets: [marauders(4, 3)] });
  const later = table(fighting({ on: false, fresh: false }));
  expect(forceOf(later, later.fight!, 1)).toEqual({ groups: [], fleets: [] });
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
      { at: 1, faces: [1, 5, 6], hitting: [false, true, true] },
      { at: 2, faces: [5], hitting: [true] },
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
  const lanes = [lane(1, 1), lane(0), lane(MARAUDERS)];
  const before = table(fighting());
  const after = table(fighting({ lanes }), {
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
