// Offers that lie out of sight: beyond the edge of a zoomed board, or above and below what a page shows.

export type Edge = 'up' | 'down' | 'left' | 'right';

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Beyond {
  edge: Edge;
  things: Element[];
  /** How far down on the screen the middle of its button is. */
  y: number;
}

/** So much of a thing may be cut off before it counts as out of sight. */
const HALF = 0.5;

interface Point {
  x: number;
  y: number;
}

/** What stands so near to the edge of a window is not seen well. */
const MARGIN = 32;

/** Where the middle of a window of this size must be so that it holds more of these points than now; nothing where it cannot. */
export function fullest(points: Point[], width: number, height: number): Point | null {
  const holds = (half: number, away: number) => Math.abs(away) <= half - MARGIN;
  const near = (at: Point) =>
    points.filter(({ x, y }) => holds(width / 2, x - at.x) && holds(height / 2, y - at.y));
  const [most] = points.map(near).sort((one, other) => other.length - one.length);
  if (!most || near({ x: width / 2, y: height / 2 }).length >= most.length) return null;
  const mean = (of: (point: Point) => number) => most.reduce((sum, one) => sum + of(one), 0) / most.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Everything offered that is drawn but not seen, by the edge it lies beyond. */
export function beyond(root: ParentNode): Beyond[] {
  const found = new Map<Edge, Map<string, Element>>();
  const frames = new Map<Edge, Frame>();
  for (const thing of root.querySelectorAll('.stage-page .offered[data-pick]')) {
    const box = thing.getBoundingClientRect();
    if (!box.width) continue;
    const frame = frameOf(thing);
    const edge = edgeOf(box, frame);
    if (!edge) continue;
    if (!found.has(edge)) found.set(edge, new Map());
    found.get(edge)!.set(thing.getAttribute('data-pick')!, thing);
    frames.set(edge, frame);
  }
  return [...found].map(([edge, named]) => {
    const things = [...named.values()];
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    return { edge, things, y: buttonAt(edge, boxes, frames.get(edge)!) };
  });
}

/** Half a button, and what is left free between it and the edge. */
const ROOM = 30;

/** Where a button stands that leads to these boxes: at the upper or lower end of what shows them, or beside them and clear of those two, so that it covers nothing else. */
export function buttonAt(edge: Edge, boxes: { top: number; height: number }[], frame: Frame): number {
  const [first, last] = [frame.top + ROOM, frame.bottom - ROOM];
  if (edge === 'up') return first;
  if (edge === 'down') return last;
  const middle = boxes.reduce((sum, { top, height }) => sum + top + height / 2, 0) / boxes.length;
  return Math.max(first + 2 * ROOM, Math.min(last - 2 * ROOM, middle));
}

/** What of the screen a thing may be seen in: its board's box, and the page that scrolls. */
function frameOf(thing: Element): Frame {
  const frames = [thing.closest('[data-pan]'), thing.closest('.stage-page')]
    .map((element) => element?.getBoundingClientRect())
    .filter((box) => box !== undefined && box.width > 0) as DOMRect[];
  return {
    left: Math.max(0, ...frames.map((box) => box.left)),
    top: Math.max(0, ...frames.map((box) => box.top)),
    right: Math.min(innerWidth, ...frames.map((box) => box.right)),
    bottom: Math.min(innerHeight, ...frames.map((box) => box.bottom)),
  };
}

/** The edge of the frame that most of the box lies beyond, or none if half of it can be seen. */
export function edgeOf(box: Frame & { width: number; height: number }, frame: Frame): Edge | null {
  const cut: Record<Edge, number> = {
    up: (frame.top - box.top) / box.height,
    down: (box.bottom - frame.bottom) / box.height,
    left: (frame.left - box.left) / box.width,
    right: (box.right - frame.right) / box.width,
  };
  const [edge, part] = Object.entries(cut).sort(([, a], [, b]) => b - a)[0];
  return part > HALF ? (edge as Edge) : null;
}
