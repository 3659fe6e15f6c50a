// Where the score discs stand.
import { expect, test } from 'vitest';
import { ALMANAC, type PlayerView, type View } from '../../../generated/solar_sphere';
import { discs } from './discs';
import { space } from './geometry';

function table(change: Partial<View> = {}): View {
  const player = (seat: number, score: number) => ({ seat, score }) as PlayerView;
  return {
    sphere: [{ position: 7, hex: 3, owner: -1, points: 2, viable: true }],
    locations: ALMANAC.locations.map((_, location) => ({ location, dice: [], satellites: [] })),
    players: [player(0, 12), player(1, 12)],
    dranda: null,
    ...change,
  } as View;
}

test('equal scores stand side by side and a score tile is counted', () => {
  const [one, other] = discs(table(), 14);
  expect(other.at.x - one.at.x).not.toBe(0);
  const [far] = discs(table({ players: [{ seat: 0, score: 103 } as PlayerView] }), 14);
  expect(far.tile).toBe('100');
  expect(far.at).toEqual(space(3));
});
