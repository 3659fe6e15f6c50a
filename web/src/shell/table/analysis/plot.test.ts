// The chart: steps and chances find their places, bands stay within the chart, labels do not cover each other.
import { expect, test } from 'vitest';
import type { Moment } from '../../../generated/wire';
import { bandPath, linePath, nearest, reached, roundTicks, scale, spread, stations, stepTicks } from './plot';

const BOX = { width: 240, height: 140, top: 20, right: 20, bottom: 20, left: 20 };
const to = scale(BOX, 100);
const moment = (step: number, chance: number, error = 0): Moment => ({
  step,
  chances: [chance, 1 - chance],
  errors: [error, error],
  expected: [10, 12],
});
const MOMENTS = [moment(0, 0.5), moment(30, 0.6), moment(100, 1)];

test('the first step lies at the left edge, the last one at the right; 100 % on top', () => {
  expect([to.x(0), to.x(100), to.y(1), to.y(0)]).toEqual([20, 220, 20, 120]);
  expect(to.step(to.x(37))).toBeCloseTo(37);
});

test('a game without steps and a box without room still have places', () => {
  const none = scale({ ...BOX, width: 0, height: 0 }, 0);
  expect(Number.isFinite(none.x(0)) && Number.isFinite(none.y(0.5))).toBe(true);
});

test('a line goes through every moment', () => {
  expect(linePath(MOMENTS, 0, to)).toBe('M20.0,70.0L80.0,60.0L220.0,20.0');
  expect(linePath(MOMENTS, 1, to)).toBe('M20.0,70.0L80.0,80.0L220.0,120.0');
  expect(linePath([], 0, to)).toBe('');
});

test('a band is as wide as the error makes it, and ends at 0 and 100 %', () => {
  expect(bandPath([moment(0, 0.5, 0.1), moment(100, 0.95, 0.1)], 0, to)).toBe(
    'M20.0,50.4L220.0,20.0L220.0,44.6L20.0,89.6Z',
  );
  expect(bandPath([], 0, to)).toBe('');
});

test('the nearest moment is found on either side', () => {
  expect([-5, 14, 16, 64, 66, 500].map((step) => nearest(MOMENTS, step))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(nearest([], 3)).toBe(-1);
});

test('the board stands at the last moment that was reached', () => {
  expect([0, 29, 30, 99, 100, 120].map((step) => reached(MOMENTS, step))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(reached([moment(5, 0.5)], 2)).toBe(0);
});

test('shapes along a line keep their distance, also from its end', () => {
  const many = Array.from({ length: 101 }, (_, step) => moment(step, 0.5));
  const places = stations(many, to, 60, 10).map((index) => to.x(index));
  expect(places).toEqual([30, 90, 150]);
});

test('labels that would cover each other are moved apart, between the bounds', () => {
  expect(spread([50, 90], 18, 20, 120)).toEqual([50, 90]);
  expect(spread([50, 52, 51], 18, 20, 120)).toEqual([50, 86, 68]);
  expect(spread([120, 118], 18, 20, 120)).toEqual([120, 102]);
  expect(spread([10], 18, 20, 120)).toEqual([20]);
});

test('rounds begin where the log first names them', () => {
  const lines = [
    { step: 28, text: 'Round 1. Dock.' },
    { step: 30, text: 'Round 1. Deploy.' },
    { step: 40, text: '{player:1} docks.' },
    { step: 50, text: 'Round 2, the final round. Dock.' },
  ];
  expect(roundTicks(lines)).toEqual([
    { step: 28, label: '1' },
    { step: 50, label: '2' },
  ]);
});

test('without rounds, steps are marked by round numbers', () => {
  expect(stepTicks(214, 5).map((tick) => tick.step)).toEqual([0, 50, 100, 150, 200]);
  expect(stepTicks(0, 5).map((tick) => tick.step)).toEqual([0]);
});
