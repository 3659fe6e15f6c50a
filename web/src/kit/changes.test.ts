// What is new or shows something else is a change; what is gone is none.
import { expect, test } from 'vitest';
import { differing, fresh } from './changes';

test('new things and things that show something else differ', () => {
  expect(differing({ a: 1, b: 'x', gone: 1 }, { a: 1, b: 'y', c: 0 })).toEqual(['b', 'c']);
});

test('only what was not there before is fresh', () => {
  expect(fresh(['a'], ['a', 'b'])).toEqual(['b']);
});
