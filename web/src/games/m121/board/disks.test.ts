// Where the disks of a system stand.
import { expect, test } from 'vitest';
import { site } from '../fixture';
import { circleAt, standing } from './disks';

const disks = [
  { seat: 0, political: 2, military: 1, cultural: 0 },
  { seat: 1, political: 1, military: 0, cultural: 1 },
];

test('the disk on the circle is not drawn a second time below it', () => {
  const held = site({ controller: 0, circle: 'political', disks });
  expect(circleAt(held)).toEqual({ x: -48.5, y: 1 });
  expect(standing(held).map(({ seat, count, x }) => [seat, count, Math.sign(x)])).toEqual([
    [0, 1, -1],
    [1, 1, -1],
    [0, 1, 1],
  ]);
});

test('no disk stands over the slanted edge, however many players have one', () => {
  const all = [0, 1, 2, 3].map((seat) => ({ seat, political: 2, military: 1, cultural: 0 }));
  for (const count of [1, 2, 3, 4]) {
    const spots = standing(site({ disks: all.slice(0, count) }));
    expect(spots).toHaveLength(2 * count);
    for (const { x, y } of spots) expect(Math.abs(x) + y + 6.5 * Math.SQRT2).toBeLessThanOrEqual(85.1);
  }
});

test('nobody controls it: no circle is filled', () => {
  expect(circleAt(site({ disks }))).toBeNull();
});
