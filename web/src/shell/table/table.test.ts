// Sentences are taken apart; the eyes follow the asked seat; picking says words, asks twice where something is revealed.
import { expect, test, vi } from 'vitest';
import { saying, type GameClient, type Sitter, type Standing } from '../../games/contract';
import type { Offer, Question, SeatInfo } from '../../generated/wire';
import { named } from './names';
import { Picker } from './prompt/picker.svelte';
import { risen } from './stage/movement.svelte';
import { actor, byStep, isHeading, pieces, spoken } from './sentence';
import { eyesFor } from './sitters';

test('a sentence is text and things in order', () => {
  expect(pieces('{player:1} hires {crew:12}, a {solo die:3}.')).toEqual([
    { kind: 'player', id: 1, head: '', tail: '' },
    ' hires ',
    { kind: 'crew', id: 12, head: '', tail: ',' },
    ' a ',
    { kind: 'solo die', id: 3, head: '', tail: '.' },
  ]);
  expect(actor('{player:1} passes.')).toBe(1);
  expect(actor('The dice fall.')).toBe(null);
});

test('a round opens a part of the log', () => {
  expect(isHeading('Round 6, the final round. Dock.')).toBe(true);
  expect(isHeading('{player:0} docks 1, 2 and 3.')).toBe(false);
});

test('lines of one step belong together', () => {
  const lines = [
    { step: 3, text: 'a' },
    { step: 3, text: 'b' },
    { step: 5, text: 'c' },
  ];
  expect(byStep(lines)).toEqual([
    { step: 3, lines: ['a', 'b'] },
    { step: 5, lines: ['c'] },
  ]);
});

test('known lines stay the same objects, changed ones do not', () => {
  const lines = [
    { step: 3, text: 'a' },
    { step: 4, text: 'b' },
  ];
  const known = byStep(lines);
  const after = byStep([lines[0], { step: 4, text: 'c' }, { step: 5, text: 'd' }], known);
  expect(after[0]).toBe(known[0]);
  expect(after.slice(1)).toEqual([
    { step: 4, lines: ['c'] },
    { step: 5, lines: ['d'] },
  ]);
});

test('a sentence is read aloud with the names of the table', () => {
  const client = { nouns: { crew: ['Broker'] } } as unknown as GameClient<unknown>;
  const sitters = [{ seat: 1, name: 'Ines' }] as Sitter[];
  expect(spoken('{player:1} hires {crew:0}.', client, sitters)).toBe('Ines hires Broker.');
});

test('points fly only to scores that rose', () => {
  const side = (seat: number, score: number) => ({ seat, score }) as Standing;
  expect(risen([side(0, 3), side(1, 5), side(-1, 0)], [side(0, 4), side(1, 5), side(-1, 2)])).toEqual([
    0, -1,
  ]);
  expect(risen([], [side(0, 4)])).toEqual([]);
});

const seat = (number: number, yours: boolean) => ({ seat: number, yours }) as SeatInfo;

test('the eyes go to the own seat that is asked, and stay when another is', () => {
  const seats = [seat(0, true), seat(1, true), seat(2, false)];
  expect(eyesFor(seats, [1], 0)).toBe(1);
  expect(eyesFor(seats, [2], 1)).toBe(1);
  expect(eyesFor(seats, [0, 1], 1)).toBe(1);
  expect(eyesFor([seat(0, false)], [0], -1)).toBe(-1);
});

const offer = (word: number, id: number, reveals = false): Offer => ({
  word,
  id,
  reveals,
  kind: 'die',
  verb: 'deploy',
  text: `word ${word}`,
  hint: '',
});

function picking(offers: Offer[], atOnce = false) {
  const question: Question = { seat: 0, text: 'Which?', rule: 'HE-01', offers };
  const say = vi.fn();
  const why = vi.fn(async () => ({ rule: 'HE-02', text: 'It is used.' }));
  const picker = new Picker({
    question: () => question,
    deaf: () => false,
    hurry: () => {},
    say,
    why,
    name: () => 'die',
    hasFace: () => true,
    atOnce: () => atOnce,
  });
  return { picker, say, why };
}

const at = {} as Element;

test('a thing with one word says it', () => {
  const { picker, say } = picking([offer(7, 4)]);
  picker.take('die', 4, at);
  expect(say).toHaveBeenCalledWith(expect.objectContaining({ word: 7 }));
});

test('a word that reveals something is said when it is chosen twice', () => {
  const { picker, say } = picking([offer(7, 4, true)]);
  picker.take('die', 4, at);
  expect(say).not.toHaveBeenCalled();
  expect(picker.chosen('die', 4)).toBe(true);
  picker.take('die', 4, at);
  expect(say).toHaveBeenCalledOnce();
});

test('a word of a verb that is said at once needs one click, whatever it reveals', () => {
  const { picker, say } = picking([offer(7, 4, true)], true);
  picker.take('die', 4, at);
  expect(say).toHaveBeenCalledOnce();
});

test('a thing with several words asks which', () => {
  const { picker, say } = picking([offer(7, 4), offer(8, 4)]);
  picker.take('die', 4, at);
  expect(say).not.toHaveBeenCalled();
  expect(picker.choice?.offers.map((one) => one.word)).toEqual([7, 8]);
});

test('after the choice between several words, the thing itself confirms the held one', () => {
  const { picker, say } = picking([offer(7, 4, true), offer(8, 4)]);
  picker.take('die', 4, at);
  picker.choose(picker.choice!.offers[0]);
  expect([picker.choice, say.mock.calls.length]).toEqual([null, 0]);
  picker.take('die', 4, at);
  expect(say).toHaveBeenCalledWith(expect.objectContaining({ word: 7 }));
});

test('a thing that is not offered says why', async () => {
  const { picker } = picking([offer(7, 4)]);
  picker.take('die', 5, at);
  await Promise.resolve();
  await Promise.resolve();
  expect(picker.note).toMatchObject({ text: 'It is used.', rule: 'HE-02' });
  expect([picker.refused('die', 5), picker.refused('die', 4)]).toEqual([true, false]);
  picker.letGo();
  expect(picker.refused('die', 5)).toBe(false);
});

test('colours become names; whole words only', () => {
  const colours = ['white', 'orange'];
  expect(named('flag of orange, oranges, white', colours, (seat) => `<${seat}>`)).toBe(
    'flag of <1>, oranges, <0>',
  );
  expect(named('white', [], () => '')).toBe('white');
});

test('a picture that stands for a verb offers all its words, points at their things, and asks about its own word', () => {
  const { picker, say, why } = picking([offer(7, 4), offer(8, 5)]);
  const kind = saying('deploy');
  expect([picker.can(kind, 7), picker.can(saying('dock'), 9)]).toEqual([true, false]);
  picker.point(`${kind}-7`);
  expect([picker.pointed('die', 4), picker.pointed('die', 5), picker.pointed('die', 6)]).toEqual([
    true,
    true,
    false,
  ]);
  picker.take(kind, 7, at);
  expect(picker.choice?.offers.map((one) => one.word)).toEqual([7, 8]);
  picker.take(saying('dock'), 9, at);
  expect(say).not.toHaveBeenCalled();
  expect(why).toHaveBeenCalledWith('', 9);
});

test('a thing at the beginning of a sentence has a capital letter, and its bracket stays with it', () => {
  const client = { nouns: { fleet: ['fleet 1'], tile: ['b03'] } } as unknown as GameClient<unknown>;
  expect(spoken('{fleet:0} rolls 3. {fleet:0} drifts ({tile:0}).', client, [])).toBe(
    'Fleet 1 rolls 3. Fleet 1 drifts (b03).',
  );
});
