import { expect, test } from 'vitest';
import { client } from '.';
import { card, site, space, table } from './fixture';

test('a research card is taken by its name', () => {
  const view = table({ research: [card('N15'), -1] });
  expect(client.wording!('take', 0, view)).toBe('Take Logic Springs');
  expect(client.wording!('take', 1, view)).toBeNull();
});

test('who invades an own system guards it', () => {
  const at = (controller: number) =>
    table({ acting: 0, target: space('C4'), sites: [site({ space: space('C4'), controller })] });
  expect(client.wording!('invade', 0, at(0))).toBe('Guard it');
  expect([client.wording!('invade', 0, at(1)), client.wording!('pass', 0, at(0))]).toEqual([null, null]);
});
