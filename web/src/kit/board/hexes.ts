// Flat-topped hexes and circles of a board, in units of its SVG: y grows downwards, angles are degrees clockwise from the top.

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hex by its axial place; `pitch` is the distance from a middle to the corner where three hexes meet. */
export function hexCentre({ q, r }: { q: number; r: number }, pitch: number): Point {
  return { x: 1.5 * pitch * q, y: Math.sqrt(3) * pitch * (r + q / 2) };
}

/** From the right corner on, clockwise. */
export function hexCorners(side: number, at: Point = { x: 0, y: 0 }): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const turn = (corner * Math.PI) / 3;
    return { x: at.x + side * Math.cos(turn), y: at.y + side * Math.sin(turn) };
  });
}

export function hexagon(side: number, at?: Point): string {
  return outline(hexCorners(side, at));
}

/** From the middle of a hex to the middle of its upper side. */
export function hexRise(side: number): number {
  return (side * Math.sqrt(3)) / 2;
}

/** The edges of a plate that is lit from the upper left: those in the light and those in the shade. */
export function bevel(side: number): { light: string; shade: string } {
  const corners = hexCorners(side).map(pair);
  return { light: `M${corners.slice(3).join('L')}`, shade: `M${corners.slice(0, 3).join('L')}` };
}

export function outline(points: Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

export function polar(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

export function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function place(at: Point): string {
  return `translate(${pair(at)})`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
