// Where a note goes: beside the thing it speaks of, on the screen, never over the question, and over as few offers as possible.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}

export interface Around {
  /** What it should not cover, */
  avoid: Box[];
  /** and what it must not. */
  never?: Box[];
  /** A line joins it to its thing, so that it may lie far away. */
  joined?: boolean;
}

/** The best place for a box of this size near `thing`. */
export function beside(thing: Box, size: Size, screen: Size, around: Around): Box {
  const { avoid, never = [], joined = false } = around;
  const near = candidates(thing, size);
  const all = joined ? [...near, ...aside([thing, ...avoid], near[0])] : near;
  const places = [...all, ...never.flatMap((box) => past(box, all))].map((place) => within(place, screen));
  const costs = places.map((place, rank) => cost(place, thing, avoid, never) + rank);
  return places[costs.indexOf(Math.min(...costs))];
}

/** A place, moved until it lies left or right of all these boxes. */
const aside = (boxes: Box[], place: Box): Box[] => [
  { ...place, left: Math.min(...boxes.map(({ left }) => left)) - place.width - GAP },
  { ...place, left: Math.max(...boxes.map(({ left, width }) => left + width)) + GAP },
];

/** The same places, moved until they lie above or below a box. */
const past = (box: Box, places: Box[]): Box[] =>
  places.flatMap((place) => [
    { ...place, top: box.top - place.height - GAP },
    { ...place, top: box.top + box.height + GAP },
  ]);

/** Right, left, above, below, then the corners. */
function candidates(thing: Box, { width, height }: Size): Box[] {
  const middle = {
    x: thing.left + thing.width / 2 - width / 2,
    y: thing.top + thing.height / 2 - height / 2,
  };
  const x = { before: thing.left - width - GAP, after: thing.left + thing.width + GAP };
  const y = { before: thing.top - height - GAP, after: thing.top + thing.height + GAP };
  const spots: [number, number][] = [
    [x.after, middle.y],
    [x.before, middle.y],
    [middle.x, y.before],
    [middle.x, y.after],
    [x.after, y.before],
    [x.after, y.after],
    [x.before, y.before],
    [x.before, y.after],
  ];
  return spots.map(([left, top]) => ({ left, top, width, height }));
}

/** The same box, moved into the screen; the left and upper edge count most. */
export function within(box: Box, screen: Size): Box {
  const left = Math.max(EDGE, Math.min(box.left, screen.width - box.width - EDGE));
  const top = Math.max(EDGE, Math.min(box.top, screen.height - box.height - EDGE));
  return { ...box, left, top };
}

/** A leader that runs across what must not be covered is as bad as covering so much of an offer. */
const ACROSS = 5000;

/** Covering what must never be covered is worst, the thing itself is worse than offers. */
function cost(place: Box, thing: Box, avoid: Box[], never: Box[]): number {
  const covered = (boxes: Box[]) => boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  const across = never.some((box) => above(place, box) !== above(thing, box)) ? ACROSS : 0;
  return 100 * covered(never) + 10 * overlap(place, thing) + covered(avoid) + across;
}

const above = (one: Box, other: Box): boolean => centre(one).y < centre(other).y;

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The line from a note to its thing, from edge to edge. */
export function leader(note: Box, thing: Box): { x1: number; y1: number; x2: number; y2: number } {
  const to = nearest(thing, centre(note));
  const from = nearest(note, centre(thing));
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

const centre = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function nearest(box: Box, point: { x: number; y: number }): { x: number; y: number } {
  return {
    x: Math.max(box.left, Math.min(point.x, box.left + box.width)),
    y: Math.max(box.top, Math.min(point.y, box.top + box.height)),
  };
}
