// Polygons for the pictures on boxes, as the text of a `points` attribute.

export type Corner = [number, number];

export const text = (corners: Corner[]) =>
  corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A regular polygon around its middle; `turn` is the angle of its first corner. */
export function polygon(sides: number, x: number, y: number, radius: number, turn = 0): Corner[] {
  return Array.from({ length: sides }, (_, at) => {
    const angle = turn + (2 * Math.PI * at) / sides;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
