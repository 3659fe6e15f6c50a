// Ships stand on their tile.
import { expect, test } from 'vitest';
import { PLATE } from '../board/geometry';
import { fleet, group, marauders, tile } from '../fixture';
import { HEIGHT, rows } from './rows';

test('lines of ships stay on their tile and do not overlap', () => {
  const full = [0, 1, 17, 32].map((number) => group(number, 2));
  const crowd = tile(5, {
    defense: 8,
    fleets: [0, 1, 2, 3].map((seat) => fleet(seat, ...full)),
    marauders: [marauders(2, 3)],
  });
  const lines = rows(crowd);
  lines.forEach((line, at) => {
    const half = (line.width * line.scale) / 2;
    expect(half).toBeLessThan(PLATE - Math.abs(line.y) / Math.sqrt(3));
    if (at)
      expect(line.y - lines[at - 1].y).toBeGreaterThan(
        (HEIGHT - 1) * Math.max(line.scale, lines[at - 1].scale),
      );
  });
  expect(lines.flatMap((line) => line.chips)).toHaveLength(17);
});
