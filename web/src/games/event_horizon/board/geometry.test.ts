// The map's places and ways.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/event_horizon';
import { centre, legs, meeting, PITCH } from './geometry';

const HUNDREDTH = 2;

test('neighbours by the dial lie around a tile, north straight above', () => {
  const [north, northEast] = ALMANAC.places[0].around.map(centre);
  expect(north.x).toBe(0);
  expect(north.y).toBeCloseTo(-Math.sqrt(3) * PITCH);
  expect(northEast.x).toBeCloseTo(1.5 * PITCH);
});

test('three tiles meet at their common corner', () => {
  for (const [point, tiles] of ALMANAC.points.entries()) {
    const far = tiles.map((each) =>
      Math.hypot(meeting(point).x - centre(each).x, meeting(point).y - centre(each).y),
    );
    for (const distance of far) expect(distance).toBeCloseTo(PITCH, HUNDREDTH);
  }
});

test('a step to a neighbour is straight, a step through a wormhole is a hop', () => {
  const way = legs(0, { path: [1, 50], hops: [false, true] });
  expect(way.map((leg) => leg.hop)).toEqual([false, true]);
  expect(way[1].line).toContain('Q');
});
