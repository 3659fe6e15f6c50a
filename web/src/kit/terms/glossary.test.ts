import { expect, test } from 'vitest';
import POT from '../../../../src/perihelion/texts/perihelion.pot?raw';
import { ALMANAC as HORIZON } from '../../generated/event_horizon';
import { ALMANAC as SPHERE } from '../../generated/solar_sphere';
import { Glossary, type Term } from './glossary';

const term = (id: string, forms: string): Term => ({ id, forms, says: '', rule: '' });
const marked = (glossary: Glossary, text: string) =>
  glossary
    .split(text)
    .flatMap((part) => (typeof part === 'string' ? [part] : [[part.term.id, part.text], part.tail]))
    .filter(Boolean);

test('a term is found as a whole word, in any of its forms, also where a sentence begins', () => {
  const glossary = new Glossary([term('kickback', 'kickback, kickbacks')]);
  expect(marked(glossary, 'Kickbacks: 2')).toEqual([['kickback', 'Kickbacks'], ':', ' 2']);
  expect(marked(glossary, 'a kickback.')).toEqual(['a ', ['kickback', 'kickback'], '.']);
  expect(marked(glossary, 'kickbacker, unkickback')).toEqual(['kickbacker, unkickback']);
});

test('the longest form wins, and signs are letters like others', () => {
  const glossary = new Glossary([term('tech', 'tech'), term('token', 'tech token'), term('hits', '5+')]);
  expect(marked(glossary, 'tech token on 5+.')).toEqual([
    ['token', 'tech token'],
    ' on ',
    ['hits', '5+'],
    '.',
  ]);
});

test('a name in capitals is not found in small letters', () => {
  expect(marked(new Glossary([term('cv', 'CV')]), 'cv')).toEqual(['cv']);
});

test('a term is marked once in a sentence, also across its pieces', () => {
  const glossary = new Glossary([term('drone', 'drone')]);
  const told = new Set<string>();
  expect(glossary.split('a drone, a drone', told)).toHaveLength(3);
  expect(glossary.split(' and a drone', told)).toEqual([' and a drone']);
});

test('the forms are those of the reader: inflected, unspaced, or between the signs of the made-up language', () => {
  expect(marked(new Glossary([term('drone', 'Drohne, Drohnen')]), 'zwei Drohnen')).toEqual([
    'zwei ',
    ['drone', 'Drohnen'],
  ]);
  expect(marked(new Glossary([term('drone', '无人机')]), '两架无人机')).toEqual([
    '两架',
    ['drone', '无人机'],
  ]);
  expect(marked(new Glossary([term('drone', '⟦drone, drones⟧')]), '⟦two drones⟧')).toEqual([
    '⟦two ',
    ['drone', 'drones'],
    '⟧',
  ]);
});

test('what ends a clause stays with the term before it', () => {
  const [, found, after] = new Glossary([term('port', 'port')]).split('a cruiser (and 1 port), lost.');
  expect([found, after]).toEqual([{ term: term('port', 'port'), text: 'port', tail: '),' }, ' lost.']);
});

test('without terms a text stays whole', () => {
  expect(new Glossary([]).split('all of it')).toEqual(['all of it']);
});

// Every template that a game's rules can say stands in the catalogue of texts.

/** The templates that are said in a folder of the source. */
function templates(folder: string): string[] {
  return POT.split('\n\n')
    .filter((entry) => entry.includes(`#: `) && entry.includes(folder))
    .map((entry) =>
      [...entry.slice(entry.indexOf('msgid')).matchAll(/^(?:msgid|msgid_plural)? ?"(.*)"$/gm)]
        .map(([, line]) => line)
        .join(''),
    );
}

test.each([
  ['solar_sphere', SPHERE.terms!],
  ['event_horizon', HORIZON.terms!],
])('every term in a sentence of %s is found', (game, terms) => {
  const glossary = new Glossary(terms);
  const sentences = templates(`games/${game}/telling`);
  expect(sentences.length).toBeGreaterThan(100);
  let count = 0;
  for (const sentence of sentences) {
    const words = new Set(sentence.toLowerCase().match(/[\p{L}]+/gu));
    const found = glossary
      .split(sentence)
      .flatMap((part) => (typeof part === 'string' ? [] : [part.term.id]));
    for (const { id, forms } of terms)
      // A form of one small word cannot be missed, unless a longer term has swallowed it.
      for (const form of forms.split(', ').filter((each) => /^[a-z]+$/.test(each)))
        if (words.has(form) && !sentence.includes(`{${form}`)) {
          count += 1;
          const swallowed = terms.some(
            (one) => one.id !== id && found.includes(one.id) && one.forms.includes(form),
          );
          expect(found.includes(id) || swallowed, `${form} in ${sentence}`).toBe(true);
        }
  }
  expect(count).toBeGreaterThan(20);
});
