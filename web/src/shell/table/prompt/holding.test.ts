// What the prompt says of the hand, and which of its buttons say what they do.
import { expect, test } from 'vitest';
import { DIE_TURN, link, surface } from '../../../kit/hand/fixture';
import { Hand } from '../../../kit/hand/hand.svelte';
import type { Desk } from '../desk.svelte';
import { confirming, finalAtOnce, goesSomewhere, handTitle, loneFinal, meant, placing } from './holding';

type Word = ReturnType<typeof link>;

/** A desk at which all these words are buttons; the last one passes. */
function asked(words: Word[], passing: Word | null, more: object = {}): Desk {
  return {
    links: words,
    question: { offers: words },
    layout: { found: { unplaced: words, hidden: {} } },
    passing,
    picker: { held: null, hand: { full: false } },
    ...more,
  } as unknown as Desk;
}

const word = (number: number, final = false): Word => ({ ...link(`word ${number}`), final });

test('the only final button says so beside itself and needs no second press', () => {
  const [go, pass] = [word(1), word(2, true)];
  expect(loneFinal(asked([pass], pass))).toBe(pass);
  const more = { question: { offers: [go, pass, word(3)] } };
  expect(loneFinal(asked([go, pass], pass, more))).toBe(pass);
});

test('beside another final button, or one that is filled, it asks', () => {
  const [go, stop, pass] = [word(1), word(2, true), word(3, true)];
  expect(loneFinal(asked([stop, pass], pass))).toBe(null);
  expect(loneFinal(asked([go, pass], pass))).toBe(null);
});

test('while something is in the hand or waits to be confirmed, nothing else is filled', () => {
  const pass = word(1, true);
  const busy = { picker: { held: {}, hand: { full: false } } };
  expect(loneFinal(asked([pass], pass, busy))).toBe(null);
});

test('what is said for good at the first press says so before it', () => {
  const [pay, fire, go] = [word(1, true), word(2, true), word(3)];
  const desk = { client: { atOnce: [pay.verb] } } as unknown as Desk;
  expect([finalAtOnce(desk, [go, pay]), finalAtOnce(desk, [go]), finalAtOnce(desk, [])]).toEqual([
    pay,
    null,
    null,
  ]);
  expect([finalAtOnce(desk, [fire]), finalAtOnce(desk, [pay, fire])]).toEqual([null, null]);
});

/** A desk with a die in the hand, over a place; what is held waits for the confirming press. */
function inHand(held: string | null, under = ''): Desk {
  const hand = new Hand(() => DIE_TURN, surface);
  hand.pick('die-4');
  return { picker: { hand, under, held: held === null ? null : { key: held } } } as unknown as Desk;
}

test('a place that is chosen, or pointed at, is meant; the confirming press brings the piece there', () => {
  const named = (desk: Desk) => {
    const way = meant(desk);
    return way && `${way.path[way.at].kind}-${way.path[way.at].id}`;
  };
  expect([named(inHand(null)), named(inHand(null, 'location-1'))]).toEqual([null, 'location-1']);
  expect(named(inHand('location-3', 'location-1'))).toBe('location-3');
  expect([placing(inHand(null, 'location-1')), placing(inHand('location-3'))]).toEqual([true, true]);
});

test('the prompt forgets a place that the pointer has left, unless its answers are to be changed in the prompt', () => {
  const passed = (place: string) => {
    const desk = inHand(null);
    desk.picker.hand.aimAt(place);
    return meant(desk)?.path[1].id ?? null;
  };
  expect([passed('location-3'), passed('location-6')]).toEqual([3, null]);
});

test('the confirming button says what a game calls it to bring a piece to such a place', () => {
  expect(confirming(inHand('location-3'))).toBe('Place it');
  const client = { confirms: { visit: 'Visit it' } };
  expect(confirming({ ...inHand('location-3'), client } as unknown as Desk)).toBe('Visit it');
});

test('while a pass waits to be confirmed no place is meant, whatever is in the hand', () => {
  const passing = inHand('say pass', 'location-1');
  expect([meant(passing), placing(passing)]).toEqual([null, false]);
});

/** Two phases of M121, which a card can boost. */
const PHASES = [2, 3].map((phase) => link('choose', 'crew', phase, {}, [link('boost with', 'special', 5)]));

function boosting(more: object = {}): Desk {
  const hand = new Hand(() => PHASES, surface);
  const client = {
    nouns: { crew: ['', '', 'Colonise', 'Deliver'], special: ['', '', '', '', '', 'Deep Lattice'] },
    joined: { 'boost with': (phase: string, card: string) => `${phase}, boosted with ${card}` },
    sought: { 'boost with': (card: string) => `Which phase do you boost with ${card}?` },
  };
  return { links: PHASES, client, picker: { hand, under: '', held: null, ...more } } as unknown as Desk;
}

test('of a place that was pressed first a game asks in its own words, and then names piece and place', () => {
  const asking = boosting();
  asking.picker.hand.aim('special-5');
  expect(handTitle(asking)).toBe('Which phase do you boost with Deep Lattice?');
  const asked = boosting({ held: { key: 'crew-2', path: [] } });
  asked.picker.hand.aim('special-5');
  expect(handTitle(asked)).toBe('Colonise, boosted with Deep Lattice');
});

test('a piece is said to be dragged to places on the table, not to cards of the own mat', () => {
  const boost = boosting();
  boost.picker.hand.pick('crew-2');
  expect([goesSomewhere(inHand(null)), goesSomewhere(boost)]).toEqual([true, false]);
});

test('of two answers that were asked on the place, the one that was taken is meant and stands in the title', () => {
  const halves = [link('peacefully'), link('by military')];
  const words = [link('place', 'special', 5, {}, [link('on', 'tile', 2, {}, halves)])];
  const hand = new Hand(() => words, surface);
  hand.pick('special-5');
  const client = { nouns: { special: ['', '', '', '', '', 'Casino'], tile: ['', '', 'D3'] } };
  const held = { key: 'tile-2', path: [words[0], words[0].links[0], halves[1]] };
  const plain = (text: string) => text;
  const desk = { links: words, client, plain, picker: { hand, under: '', held } } as unknown as Desk;
  expect(handTitle(desk)).toBe('Casino to D3, by military');
  expect([meant(desk)!.path, meant(desk)!.equal]).toEqual([held.path, []]);
});

test('a piece that can be meant in two ways is asked for by both of its words', () => {
  const asks = (verb: string, question: string) => ({
    ...link(verb, 'plate', 1, {}, [link('at', 'place', 2), link('at', 'place', 3)]),
    text: `${verb} the mill`,
    question,
  });
  const inHand = (...words: Word[]) => {
    const hand = new Hand(() => words, surface);
    hand.pick('plate-1');
    const plain = (text: string) => text;
    return { plain, picker: { hand, under: '', held: null } } as unknown as Desk;
  };
  const [use, move] = [asks('use', 'With what?'), asks('move', 'Where?')];
  expect(handTitle(inHand(use, move))).toBe('Use the mill or move the mill');
  expect(handTitle(inHand(move))).toBe('Where?');
});
