// Every location has its print.
import { expect, test } from 'vitest';
import { ALMANAC } from '../../../generated/solar_sphere';
import { printOf } from './print';

test('every location prints its dice, its action and what a satellite adds', () => {
  for (const at of ALMANAC.locations.keys()) {
    const print = printOf(at);
    expect(print.dice.length).toBeGreaterThan(0);
    expect([...print.action, ...print.boost].every((part) => part.icon || part.text)).toBe(true);
  }
});
