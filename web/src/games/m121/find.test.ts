// Finding cards by what is on them.
import { beforeEach, expect, test } from 'vitest';
import { ALMANAC } from '../../generated/m121';
import { Find } from './find.svelte';
import { card, player, site, table, works } from './fixture';

const seat = card('N47');
const { keyword, type, demands, cubes, powers } = ALMANAC.cards[seat];
const colour = cubes.findIndex((count) => count > 0);

let find: Find;
beforeEach(() => (find = new Find()));

const lies = site({
  card: seat,
  controller: 1,
  cubes: [{ colour, count: 1, load: 0 }],
  demands: demands.map((_, demand) => ({ demand, owner: -1 })),
});

test('nothing is found as long as nothing is looked for', () => {
  expect([find.on, find.site(lies), find.card(seat)]).toEqual([false, false, false]);
});

test('a system is found by its keyword, type, owner, powers, and by what lies on it now', () => {
  for (const [group, id] of [
    ['keyword', keyword],
    ['type', type],
    ['owner', 1],
    ['phase', powers[0].phase],
    ['cube', colour],
    ['demand', demands[0].accepts],
  ] as const) {
    find.turn(group, id);
    expect([group, find.site(lies)]).toEqual([group, true]);
  }
  expect(find.site({ ...lies, cubes: [] })).toBe(false);
  expect(find.site({ ...lies, demands: demands.map((_, demand) => ({ demand, owner: 0 })) })).toBe(false);
});

test('of one group either will do, of several groups all must fit; turned twice it is off', () => {
  find.turn('owner', 0);
  expect(find.site(lies)).toBe(false);
  find.turn('owner', 1);
  expect(find.site(lies)).toBe(true);
  find.turn('keyword', (keyword + 1) % ALMANAC.keywords.length);
  expect(find.site(lies)).toBe(false);
  find.turn('keyword', (keyword + 1) % ALMANAC.keywords.length);
  expect(find.site(lies)).toBe(true);
});

test('all that is found is counted: on the board, in the own hand, beside the tech track', () => {
  const view = table({
    sites: [lies, site()],
    works: [works({ card: card('I24'), owner: 1 })],
    players: [player(0, { hand: [{ card: seat, count: 1 }], starts: [] }), player(1)],
    research: [seat, -1],
  });
  find.turn('keyword', keyword);
  expect(find.count(view, 0)).toBe(3);
  find.clear();
  find.turn('owner', 1);
  expect(find.count(view, 0)).toBe(2);
});
