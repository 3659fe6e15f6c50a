// The geometry of the chart: from steps and chances to places in a picture.
import type { Line, Moment } from '../../../generated/wire';
import { roundOf } from '../sentence';

export interface Box {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Scale {
  x(step: number): number;
  y(chance: number): number;
  /** The step under a place, with fractions. */
  step(x: number): number;
}

/** An estimate lies this many standard errors around the truth, 95 times of 100. */
const SURE = 1.96;

export function scale(box: Box, last: number): Scale {
  const across = Math.max(1, box.width - box.left - box.right);
  const down = Math.max(1, box.height - box.top - box.bottom);
  const most = Math.max(1, last);
  return {
    x: (step) => box.left + (step / most) * across,
    y: (chance) => box.top + (1 - chance) * down,
    step: (x) => ((x - box.left) / across) * most,
  };
}

const point = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
const joined = (points: string[]) => (points.length ? `M${points.join('L')}` : '');

export function linePath(moments: Moment[], side: number, { x, y }: Scale): string {
  return joined(moments.map((moment) => point(x(moment.step), y(moment.chances[side]))));
}

/** The area in which the truth most likely lies, never beyond 0 and 1. */
export function bandPath(moments: Moment[], side: number, { x, y }: Scale): string {
  const edge = (sign: 1 | -1) =>
    moments.map((moment) => point(x(moment.step), y(within(moment, side, sign))));
  return moments.length ? `${joined([...edge(1), ...edge(-1).reverse()])}Z` : '';
}

function within(moment: Moment, side: number, sign: 1 | -1): number {
  return Math.max(0, Math.min(1, moment.chances[side] + sign * SURE * moment.errors[side]));
}

/** The number of the moment that lies nearest to a step, -1 when there is none. */
export function nearest(moments: Moment[], step: number): number {
  let best = -1;
  moments.forEach((moment, index) => {
    if (best < 0 || Math.abs(moment.step - step) < Math.abs(moments[best].step - step)) best = index;
  });
  return best;
}

/** The number of the last moment that was reached at a step; before the first, the first. */
export function reached(moments: Moment[], step: number): number {
  const after = moments.findIndex((moment) => moment.step > step);
  return after < 0 ? moments.length - 1 : Math.max(0, after - 1);
}

/** Moments at which a line shows its side's shape: about so far apart, none too near to the ends. */
export function stations(moments: Moment[], { x }: Scale, apart: number, offset: number): number[] {
  const found: number[] = [];
  const end = moments.length ? x(moments[moments.length - 1].step) : 0;
  let next = (moments.length ? x(moments[0].step) : 0) + offset;
  moments.forEach((moment, index) => {
    const at = x(moment.step);
    if (at < next || at > end - apart / 2) return;
    found.push(index);
    next = at + apart;
  });
  return found;
}

/** Labels that would cover each other are moved apart, as little as needed, between two bounds. */
export function spread(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b]);
  const places = [...wanted];
  order.forEach((index, rank) => {
    places[index] = Math.max(wanted[index], rank ? places[order[rank - 1]] + gap : least);
  });
  [...order].reverse().forEach((index, rank) => {
    const below = order[order.length - rank];
    places[index] = Math.min(places[index], rank ? places[below] - gap : most);
  });
  return places;
}

export interface Tick {
  step: number;
  label: string;
}

/** Where each round begins, as the log tells. */
export function roundTicks(lines: Line[]): Tick[] {
  const begun = new Map<string, number>();
  for (const { step, text } of lines) {
    const round = roundOf(text);
    if (round && !begun.has(round)) begun.set(round, step);
  }
  return [...begun].map(([label, step]) => ({ step, label }));
}

/** Round numbers of steps, for a game whose log names no rounds. */
export function stepTicks(last: number, most: number): Tick[] {
  const apart =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find((one) => last / one <= most) ?? last;
  return Array.from({ length: Math.floor(last / apart) + 1 }, (_, i) => ({
    step: i * apart,
    label: String(i * apart),
  }));
}
