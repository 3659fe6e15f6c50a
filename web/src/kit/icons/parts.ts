// A row of small pictures and figures, as it is printed on hexes, locations and cards: what stands where, in icon heights of 24.

/** One sign, or a figure or word. */
export interface Part {
  icon?: string;
  text?: string;
  /** A link between others. */
  quiet?: boolean;
  /** It begins something new. */
  apart?: boolean;
  /** It touches the one before. */
  close?: boolean;
}

/** Where a row stands inside an SVG: its upper left corner, or with `middle` the middle of its upper edge. */
export interface RowPlace {
  x?: number;
  y?: number;
  /** The height of a sign. */
  size?: number;
  middle?: boolean;
}

interface PlacedPart extends Part {
  x: number;
}

interface Row {
  parts: PlacedPart[];
  width: number;
}

export const ICON = 24;
export const LETTERS = 23;
/** Words that link are smaller than figures. */
export const QUIET_LETTERS = 20;
const QUIET_ICON = 17;
const NARROW = new Set(['i', 'l', 't', 'f', 'r', 'j', ' ', '.', ',', '/', "'"]);

/** Lays the parts side by side. */
export function row(parts: Part[]): Row {
  const placed: PlacedPart[] = [];
  let x = 0;
  parts.forEach((part, at) => {
    if (at > 0) x += gap(parts[at - 1], part);
    placed.push({ ...part, x });
    x += width(part);
  });
  return { parts: placed, width: Math.max(x, 1) };
}

export function width(part: Part): number {
  if (part.icon) return part.quiet ? QUIET_ICON : ICON;
  const letters = part.quiet ? QUIET_LETTERS : LETTERS;
  return [...(part.text ?? '')].reduce((sum, letter) => sum + letters * (NARROW.has(letter) ? 0.32 : 0.5), 0);
}

function gap(before: Part, part: Part): number {
  if (part.close) return 0;
  if (part.apart) return 8;
  if (part.quiet || before.quiet) return 5;
  if (before.icon && part.icon) return before.icon === part.icon ? 0 : 5;
  return 2.5;
}
