// What becomes of a piece in the hand when the table moves on, and what is said of it.
import { beforeEach, expect, test } from 'vitest';
import type { Link } from '../../generated/wire';
import { plainLink } from '../../kit/hand/chains';
import { DIE_TURN, surface } from '../../kit/hand/fixture';
import { Hand } from '../../kit/hand/hand.svelte';
import { toasts } from '../../kit/page/toast.svelte';
import { t } from '../../texts';
import { checkHand, layDown, type Holding } from './moved-on';

/** A desk at which a die is in the hand: by itself, or because somebody took it. */
function holding(itself: boolean, more: Partial<Holding> = {}) {
  let links: Link[] = DIE_TURN;
  const hand = new Hand(() => links, surface);
  hand.pick('die-4', '', itself);
  const desk = { picker: { hand }, interrupted: false, acting: false, ...more } as Holding;
  return { desk, hand, asks: (now: Link[]) => (links = now) };
}

const said = () => toasts.words.map(({ text }) => text);

beforeEach(() => (toasts.words = []));

test('what somebody took is laid down and told, what came by itself silently', () => {
  layDown(holding(true).desk);
  expect(said()).toEqual([]);
  layDown(holding(false).desk);
  expect(said()).toEqual([t.hand.laidDown]);
});

test('what came by itself and is dragged is missed', () => {
  const { desk, hand } = holding(true, { interrupted: true });
  layDown(desk);
  expect([said(), hand.full, desk.interrupted]).toEqual([[t.hand.laidDown], false, false]);
});

test('nothing is told of what the own word ended', () => {
  layDown(holding(false, { interrupted: true, acting: true }).desk);
  expect(said()).toEqual([]);
});

test('a drag into another question is told: the piece stays, or it does not', () => {
  const kept = holding(true, { interrupted: true });
  checkHand(kept.desk, '');
  expect([said(), kept.hand.key]).toEqual([[t.hand.stillHeld], 'die-4']);
  toasts.words = [];
  const lost = holding(true, { interrupted: true });
  lost.asks([]);
  checkHand(lost.desk, '');
  expect([said(), lost.hand.key]).toEqual([[t.hand.laidDown], '']);
});

test('without a look-ahead nothing says where a piece can go: it is laid down', () => {
  const { desk, hand, asks } = holding(false);
  asks(DIE_TURN.map(plainLink));
  checkHand(desk, '');
  expect([said(), hand.full]).toEqual([[t.hand.laidDown], false]);
});

test('the only piece comes into an empty hand by itself, and never in place of another', () => {
  const { desk, hand } = holding(false);
  checkHand(desk, 'die-1');
  expect(hand.key).toBe('die-4');
  hand.letGo();
  checkHand(desk, 'die-1');
  expect([hand.key, hand.drop(), said()]).toEqual(['die-1', false, []]);
});
