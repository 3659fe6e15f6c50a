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

test('nobody controls it: no circle is filled', () => {
  expect(circleAt(site({ disks }))).toBeNull();
});
