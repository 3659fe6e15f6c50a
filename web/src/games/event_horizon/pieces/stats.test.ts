// Printed values beside those that count.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/event_horizon';
import { stats } from './stats';

test('values that differ from the printed ones are told beside them', () => {
  const [speed, , hits] = stats({ ...ALMANAC.ships[0], speed: 4, hits_on: 4 }, ALMANAC.ships[0]);
  expect([speed.printed, speed.value, hits.value]).toEqual(['3', '4', '4+']);
});
