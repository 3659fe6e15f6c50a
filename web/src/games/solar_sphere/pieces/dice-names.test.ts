// A die keeps its name.
import { expect, test } from 'vitest';
import { NOUNS } from '../../../generated/solar_sphere';
import { withDice } from '../fixture';
import { diceOnLocations, dieNoun, placedCount } from './dice-names';

test('dice of one side and face are counted as they are placed', () => {
  const view = withDice([5, 0, 4], [1, 0, 4], [5, 1, 4]);
  expect(diceOnLocations(view)[5].map((die) => die.name)).toEqual(['die-0-4-0', 'die-1-4-0']);
  expect(diceOnLocations(view)[1].map((die) => die.name)).toEqual(['die-0-4-1']);
  expect(placedCount(view, 0, 4)).toBe(2);
});

test('the vocabulary tells the auxiliary die from those in the ports', () => {
  expect([NOUNS.die[dieNoun(4)], NOUNS.die[dieNoun(4, true)]]).toEqual(['4', 'auxiliary 4']);
});
