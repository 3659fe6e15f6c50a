// What is printed around a point stays in the window.

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

/** The upper left corner of a box around a point, or as near to it as the window allows; the left and upper edge count most. */
export function inWindow({ x, y }: Point, box: Size, window: Size): Point {
  const along = (middle: number, size: number, all: number) =>
    Math.max(EDGE, Math.min(middle - size / 2, all - size - EDGE));
  return { x: along(x, box.width, window.width), y: along(y, box.height, window.height) };
}
