// Every crew card has its own face.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/solar_sphere';
import { person } from './busts';

test('every crew card has a face of its own', () => {
  const faces = ALMANAC.crew.map((card) => JSON.stringify(person(card)));
  expect(new Set(faces).size).toBe(ALMANAC.crew.length);
});
