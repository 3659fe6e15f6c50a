import { expect, test } from 'vitest';
import type { Line, News } from '../../../generated/wire';
import { newsSince, saysIt } from './news';

const line = (step: number, ...news: News[]): Line => ({ step, text: `line ${step}`, news });
const news = (kind: News['kind'], side: number, text = ''): News => ({ kind, side, text });
const told = (lines: Line[], since = 0, eyes = 0) =>
  newsSince(lines, since, eyes).map(({ kind, side, step }) => `${kind} ${side} ${step}`);

test('mine come first, then what others won or lost, and who is first at the end', () => {
  const lines = [
    line(1, news('first', 1)),
    line(2, news('won', 1), news('scored', 0)),
    line(3, news('lost', 0)),
    line(4, news('captured', 2)),
  ];
  expect(told(lines)).toEqual(['lost 0 3', 'scored 0 2', 'won 1 2', 'first 1 1']);
});

test('there are four lines at most', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((step) => line(step, news('lost', 0)));
  expect(told(lines)).toEqual(['lost 0 1', 'lost 0 2', 'lost 0 3', 'lost 0 4']);
});

test('nothing is told when nothing concerns me, nor what was told before', () => {
  expect(told([line(1, news('won', 1)), line(2, news('first', 0))])).toEqual([]);
  expect(told([line(1, news('lost', 0))], 1)).toEqual([]);
});

test('a line brings its figures', () => {
  const changes = [{ what: 'points', kind: 'figure', id: 6, amount: 4 }];
  expect(newsSince([line(1, { ...news('won', 0), changes })], 0, 0)[0].changes).toEqual(changes);
  expect(newsSince([line(1, news('won', 0))], 0, 0)[0].changes).toEqual([]);
});

test('a short text stands for a long line', () => {
  expect(newsSince([line(1, news('lost', 0, 'short'))], 0, 0)[0].text).toBe('short');
  expect(newsSince([line(1, news('lost', 0))], 0, 0)[0].text).toBe('line 1');
});

test('a question says it already if it names the same things', () => {
  const about = (text: string) => ({
    kind: 'lost' as const,
    side: 0,
    text,
    changes: [],
    step: 1,
    mine: true,
  });
  expect(saysIt('{ship:3} wins. Which drone?', about('{player:0} loses at {ship:3}'))).toBe(true);
  expect(saysIt('Which drone?', about('{player:0} loses at {ship:3}'))).toBe(false);
  expect(saysIt('{player:0}?', about('{player:0} loses'))).toBe(false);
});
