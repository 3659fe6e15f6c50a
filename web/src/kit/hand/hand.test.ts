// Whether somebody misses what is laid down.
import { expect, test } from 'vitest';
import { DIE_TURN, link, ORDERS, surface } from './fixture';
import { Hand } from './hand.svelte';

const hand = () => new Hand(() => DIE_TURN, surface);

test('what came into the hand by itself is not missed', () => {
  const held = hand();
  held.pick('die-4', '', true);
  expect([held.drop(), held.key]).toEqual([false, '']);
});

test('what somebody takes after it is missed, also by its place', () => {
  const held = hand();
  held.pick('die-4', '', true);
  held.aim('location-1');
  expect([held.key, held.drop()]).toEqual(['die-4', true]);
});

test('a place that was only passed over is told of, but not meant', () => {
  const held = hand();
  held.pick('die-4');
  held.aimAt('location-3');
  expect([held.aimed, held.meant]).toEqual(['location-3', '']);
});

test('the answers of the place that is meant are changed, whatever the pointer crosses on its way to them', () => {
  const held = hand();
  held.pick('die-4');
  held.aimAt('location-3');
  held.want(1, []);
  held.aimAt('location-1');
  held.want(2, [1]);
  expect([held.aimed, held.meant]).toEqual(['location-1', 'location-3']);
  held.want(1, [2], 'location-5');
  expect(held.meant).toBe('location-5');
});

test('after another question a piece stays in the hand without the place that was meant', () => {
  const held = hand();
  held.pick('die-4');
  held.goal = 'location-2';
  expect([held.check(), held.key, held.goal]).toEqual([false, 'die-4', '']);
});

test('a place of which an answer was changed is meant, until another piece is taken', () => {
  const held = hand();
  held.pick('die-4');
  held.aimAt('location-3');
  held.want(1, []);
  expect(held.meant).toBe('location-3');
  held.pick('die-1');
  expect([held.aimed, held.meant]).toEqual(['', '']);
});

test('a figure past a word with which something else begins is none of the piece', () => {
  const ended = link('end the move', '', 0, {}, [link('fire', 'number', 2)]);
  const turn = ORDERS.map((order) => ({
    ...order,
    links: order.links.map((one) => ({ ...one, links: [...one.links, ended] })),
  }));
  const held = new Hand(() => turn, surface);
  held.pick('group-0', 'tile-5');
  expect(held.figured(({ kind }) => kind === 'number').map(({ id }) => id)).toEqual([1]);
});
