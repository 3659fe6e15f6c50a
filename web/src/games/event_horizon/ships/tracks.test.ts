// Ships that move keep their name.
import { expect, test } from 'vitest';
import { fleet, group, map } from '../fixture';
import { stackKey, Tracks } from './tracks';

test('ships that move keep their name, those that stay get a new one', () => {
  const tracks = new Tracks();
  const before = tracks.follow(map({ tile: 3, fleets: [fleet(0, group(0, 3))] })).get(stackKey(3, 0, 0));
  const after = tracks.follow(
    map({ tile: 3, fleets: [fleet(0, group(0, 1))] }, { tile: 9, fleets: [fleet(0, group(1, 2))] }),
  );
  expect(after.get(stackKey(9, 0, 1))).toBe(before);
  expect(after.get(stackKey(3, 0, 0))).not.toBe(before);
});
