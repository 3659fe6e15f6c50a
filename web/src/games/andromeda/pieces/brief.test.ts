// Rows of signs in little room.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/andromeda';
import { row } from '../../../kit/icons/parts';
import { brief } from './brief';

const goals = ALMANAC.modules.flatMap(({ goal }) => (goal ? [goal.parts] : []));
/** In heights of a sign: as wide as a card of the market is where it is narrowest. */
const ROOM = 5.9;

test('small words become signs, and what bounds a goal is left out', () => {
  const admiralty = goals.find((parts) => parts.some(({ icon }) => icon === 'ship-any'))!;
  expect(brief(admiralty).map(({ icon, text }) => icon ?? text)).toEqual(
    ['3', 'points', '+', '2', 'points', '/', 'ship-any'], // prettier-ignore
  );
});

test('every goal has room on a card of the market', () => {
  for (const parts of goals) expect(row(brief(parts)).width / 24).toBeLessThan(ROOM);
});
