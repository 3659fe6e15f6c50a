// The map behind the black hole: hexagons that fill the cover.
import { polygon, text } from '../../../kit/cover/polygon';

/** The hexagons of this radius that fill a field. */
export function comb(width: number, height: number, radius: number): string[] {
  const across = radius * 1.56;
  const down = radius * 1.8;
  const found: string[] = [];
  for (let column = 0; column * across < width + radius; column++)
    for (let row = 0; row * down < height + radius; row++)
      found.push(text(polygon(6, column * across, row * down + (column % 2) * (down / 2), radius)));
  return found;
}
