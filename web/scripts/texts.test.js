// What translators get.
import { expect, test } from 'vitest';
import { allTexts, textsOf } from './texts.js';

const FROM = "import { many as few, say } from '../texts/said';\n";

test('all texts of the client are found, with both forms where a number decides', () => {
  const found = allTexts();
  const said = new Map(found.map(({ texts }) => [texts[0], texts]));
  expect(said.get('Save')).toEqual(['Save']);
  expect(said.get('{n} seat free')).toEqual(['{n} seat free', '{n} seats free']);
  expect(said.get('{before} and {last}')).toEqual(['{before} and {last}']);
  expect(found.find(({ texts }) => texts[0] === 'Save').file).toBe('web/src/texts/common.ts');
  // A catalogue has one entry for a text: it is said with a number everywhere or nowhere.
  expect(found.filter(({ texts }) => said.get(texts[0]).length !== texts.length)).toEqual([]);
});

test('texts within texts are found, and what is only called so is not', () => {
  const written = `${FROM}say('{a}, {b}', { a: few(2, '{n} ox', '{n} oxen'), b: other.say(1) });`;
  expect(textsOf('src/x.ts', written)).toEqual([
    { file: 'web/src/x.ts', line: 2, texts: ['{a}, {b}'] },
    { file: 'web/src/x.ts', line: 2, texts: ['{n} ox', '{n} oxen'] },
  ]);
  expect(textsOf('src/x.ts', "import { say } from './toast';\nsay(word);")).toEqual([]);
});

test('a text that is put together is refused', () => {
  expect(() => textsOf('src/x.ts', `${FROM}say('a' + b);`)).toThrow(
    'web/src/x.ts:2: a text is written in place',
  );
});
