// Templates with facts, in English and in other languages.
import { expect, test } from 'vitest';
import { capital, clauses, either, list, listed, many, say, sentences, Speech } from './said';

/** As gettext counts in Polish: 1; 2 to 4 but not 12 to 14; all others. */
const form = (n: number) =>
  n === 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2;
const FORMS = Array.from({ length: 200 }, (_, n) => form(n));
const polish = (texts: Record<string, string | string[]>) => new Speech('pl', { forms: FORMS, texts });
const POLISH = polish({
  Save: 'Zapisz',
  'Welcome, {name}.': 'Witaj, {name}.',
  '{n} ship': ['{n} statek', '{n} statki', '{n} statków'],
});

test('English is the template itself', () => {
  expect(say('Save')).toBe('Save');
  expect(say('{name}: {n} of {of}', { name: 'Ines', n: 0, of: 3 })).toBe('Ines: 0 of 3');
  expect([0, 1, 2].map((n) => many(n, '{n} ship', '{n} ships'))).toEqual(['0 ships', '1 ship', '2 ships']);
  expect(many(2, '{name} waits', '{name} wait', { name: 'Ines' })).toBe('Ines wait');
});

test('a fact with a capital begins a sentence', () => {
  expect(say('{Price}. {price}', { price: 'two drones' })).toBe('Two drones. two drones');
  expect(capital('élan')).toBe('Élan');
  expect(new Speech('tr').capital('istanbul')).toBe('İstanbul');
});

test('a fact that looks like a place is left alone', () => {
  expect(say('{name} waits', { name: '{name} $& {other}' })).toBe('{name} $& {other} waits');
});

test('words are listed', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(list)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(either(['1', '2', '3'])).toBe('1, 2 or 3');
  expect([listed(['a', 'b', 'c']), clauses(['a', 'b']), sentences(['a', 'b'])]).toEqual([
    'a, b, c',
    'a; b',
    'a. b',
  ]);
});

test('another language has other templates, and English ones where it has none', () => {
  expect(POLISH.one('Save')).toBe('Zapisz');
  expect(POLISH.one('Welcome, {name}.', { name: 'Ines' })).toBe('Witaj, Ines.');
  expect(POLISH.one('Cancel')).toBe('Cancel');
  expect(POLISH.many(1, '{n} port', '{n} ports')).toBe('1 port');
});

test('a language has as many forms as it needs', () => {
  const told = (n: number) => POLISH.many(n, '{n} ship', '{n} ships');
  expect([1, 2, 5, 12, 22].map(told)).toEqual([
    '1 statek',
    '2 statki',
    '5 statków',
    '12 statków',
    '22 statki',
  ]);
  expect([-2, 101, 201, 1002, 1012].map(told)).toEqual([
    '-2 statki',
    '101 statków',
    '201 statków',
    '1002 statki',
    '1012 statków',
  ]);
});

test('where a form is missing English is spoken', () => {
  const half = polish({ '{n} hex': ['{n} pole', '{n} pola'] });
  expect([2, 5].map((n) => half.many(n, '{n} hex', '{n} hexes'))).toEqual(['2 pola', '5 hexes']);
});

test('a translation that names what nobody said is passed over', () => {
  const wrong = polish({ 'Welcome, {name}.': 'Witaj, {nmae}.', Save: '' });
  expect(wrong.one('Welcome, {name}.', { name: 'Ines' })).toBe('Welcome, Ines.');
  expect(wrong.one('Save')).toBe('Save');
});

test('broken entries are passed over', () => {
  const broken = polish({ Save: 3, Cancel: null, '{n} ship': {} } as never);
  expect([broken.one('Save'), broken.one('Cancel'), broken.many(2, '{n} ship', '{n} ships')]).toEqual([
    'Save',
    'Cancel',
    '2 ships',
  ]);
});

test('in the made-up language everything stands between signs, facts alone do not', () => {
  const made = new Speech('qps-ploc', undefined, true);
  expect(made.one('Save')).toBe('⟦Save⟧');
  expect(made.one('{Name} waits', { name: made.one('somebody') })).toBe('⟦⟦Somebody⟧ waits⟧');
  expect(made.many(1, '{n} ship', '{n} ships')).toBe('⟦1 ship⟧');
  expect(made.one('{n} {name}', { n: 3, name: 'ore' })).toBe('3 ore');
});

test('a template without its fact shows the place and does not fail', () => {
  expect(POLISH.one('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

test('figures are written as the language writes them', () => {
  const figures = (code: string) => [1.75, -0, 1234.5].map((value) => new Speech(code).figure(value, 1));
  expect(figures('en')).toEqual(['1.8', '0.0', '1234.5']);
  expect(figures('de')).toEqual(['1,8', '0,0', '1234,5']);
});

test('facts are demanded by the types', () => {
  // @ts-expect-error nobody said who
  expect(say('{who} waits', {})).toBe('{who} waits');
  // @ts-expect-error nobody asked for it
  expect(say('Save', { who: 'Ines' })).toBe('Save');
});
