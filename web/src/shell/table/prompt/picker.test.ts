// Picking says words, asks twice where something is revealed, and asks why not.
import { expect, test, vi } from 'vitest';
import { saying } from '../../../games/contract';
import type { Offer, Question } from '../../../generated/wire';
import { Picker } from './picker.svelte';

const offer = (word: number, id: number, reveals = false): Offer => ({
  word,
  id,
  reveals,
  kind: 'die',
  verb: 'deploy',
  text: `word ${word}`,
  hint: '',
});

const PLAIN = { owner: 0, sealed: false, moment: null, declining: null };

function picking(offers: Offer[], atOnce = false) {
  const question: Question = { seat: 0, text: 'Which?', rule: 'HE-01', offers, ...PLAIN };
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
