// Sentences are taken apart, and put together for ears.
import { expect, test } from 'vitest';
import { type GameClient, type Sitter } from '../../games/contract';
import type { Offer } from '../../generated/wire';
import { actor, byStep, isHeading, pieces, plain, roundOf, spoken, withAnything } from './sentence';

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
  expect(isHeading('Round 2 at {tile:3}.')).toBe(false);
  expect([roundOf('⟦Round 12⟦, the final round⟧. Dock.⟧'), roundOf('The end.')]).toEqual(['12', null]);
});

test('lines of one step belong together', () => {
  const lines = [
    { step: 3, text: 'a' },
    { step: 3, text: 'b' },
    { step: 5, text: 'c' },
  ];
  expect(byStep(lines)).toEqual([
    { step: 3, lines: lines.slice(0, 2) },
    { step: 5, lines: lines.slice(2) },
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
    { step: 4, lines: [{ step: 4, text: 'c' }] },
    { step: 5, lines: [{ step: 5, text: 'd' }] },
  ]);
});

test('a sentence is read aloud with the names of the table', () => {
  const client = { nouns: { crew: ['Broker'] } } as unknown as GameClient<unknown>;
  const sitters = [{ seat: 1, name: 'Ines' }] as Sitter[];
  expect(spoken('{player:1} hires {crew:0}.', client, sitters)).toBe('Ines hires Broker.');
});

test('titles and buttons have plain words', () => {
  const client = { nouns: { hex: ['Helios'], 'solo die': ['die 2'] } } as unknown as GameClient<unknown>;
  const sitters = [{ seat: 1, name: 'Ines' }] as Sitter[];
  expect(plain('{solo die:0} goes to {hex:0} ({player:1}), {hex:7}.', client, sitters)).toBe(
    'die 2 goes to Helios (Ines), hex 7.',
  );
});

test('an offer for whatever it may be done with', () => {
  const offer = { verb: 'build', text: '⟦build {hex:3}⟧' } as Offer;
  expect(withAnything(offer)).toBe('⟦build …⟧');
  expect(withAnything({ ...offer, text: 'build Helios' })).toBe('build …');
});

test('a thing at the beginning of a sentence has a capital letter, and its bracket stays with it', () => {
  const client = { nouns: { fleet: ['fleet 1'], tile: ['b03'] } } as unknown as GameClient<unknown>;
  expect(spoken('{fleet:0} rolls 3. {fleet:0} drifts ({tile:0}).', client, [])).toBe(
    'Fleet 1 rolls 3. Fleet 1 drifts (b03).',
  );
});
