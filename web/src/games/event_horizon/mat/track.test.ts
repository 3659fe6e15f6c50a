// The tech track says what each level brings.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/event_horizon';
import { levelOf, LEVELS, nextOf } from './track';

test('every level of the track says what it brings', () => {
  expect(LEVELS.filter((level) => !level.words)).toEqual([]);
  expect([levelOf('slot'), levelOf('mine'), nextOf(6)]).toEqual([7, 2, '2nd slot']);
  expect(nextOf(ALMANAC.levels)).toBe('');
});
