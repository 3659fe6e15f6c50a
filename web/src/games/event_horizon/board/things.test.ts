// What counts as a change of the map.
import { expect, test } from 'vitest';
import { fleet, group, map, marauders } from '../fixture';
import { mapChanges } from './things';

test('arrivals, losses, flags and drifting marauders are changes; departures are not', () => {
  const before = map({ tile: 3, fleets: [fleet(0, group(0, 3))] }, { tile: 5, marauders: [marauders(1, 3)] });
  const moved = map({ tile: 9, fleets: [fleet(0, group(0, 3))] }, { tile: 6, marauders: [marauders(1, 3)] });
  expect(mapChanges(before, moved)).toEqual(['tile-9', 'fleet-1']);
  expect(mapChanges(moved, map({ tile: 9, owner: 1 }))).toEqual(['tile-6', 'tile-9']);
  expect(mapChanges(before, before)).toEqual([]);
});

test('order markers and exploratory vehicles are framed where they appear', () => {
  const after = map({ tile: 4, markers: [1] });
  after.players[0] = { ...after.players[0], probe: 12 };
  expect(mapChanges(map(), after)).toEqual(['marker-1-4', 'probe-0']);
});
