import { expect, test } from 'vitest';
import { whyText } from './why';

const plain = (text: string) => text.replace('{location:1}', 'Gold Belt');
const by = [
  { label: 'resources', points: 1.5 },
  { label: 'reputation and morale', points: -0.4 },
];

test('it says how many points more, than what, and where they come from', () => {
  expect(whyText({ instead: ['visit {location:1}'], points: 1.13, by }, plain)).toBe(
    'About 1.1 points more than the next best (visit Gold Belt): +1.5 resources, \u22120.4 reputation and morale.',
  );
});

test('of a long line it tells the beginning', () => {
  expect(whyText({ instead: ['a', 'b', 'c', 'd'], points: 1, by: [] }, plain)).toContain('(a, b, c …)');
});

test('it does not boast: equal lines are told, and a line that wins more often with fewer points', () => {
  expect(whyText({ instead: ['done'], points: 0.04, by: [] }, plain)).toBe(
    'About as good as the next best (done).',
  );
  expect(whyText({ instead: ['done'], points: -0.6, by: [] }, plain)).toBe(
    'About 0.6 points less than the next best (done), but it wins more often.',
  );
});
