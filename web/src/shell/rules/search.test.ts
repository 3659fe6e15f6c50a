// Searching the rules, and the light marks of their sentences.
import { expect, test } from 'vitest';
import type { RulebookInfo } from '../../generated/wire';
import { tokens } from './inline';
import { count, matching, pieces } from './search';
import { anchorsOf, firstRule, sectionsOf } from './sections';

const rule = (id: string, text: string) => ({ id, texts: [text], origin: 'ours' });
const BOOK: RulebookInfo = {
  game: 'helios',
  title: 'Helios',
  chapters: [
    {
      title: 'Helios',
      depth: 1,
      blocks: [{ kind: 'paragraph', header: [], passages: [rule('', 'A game of **light**.')] }],
    },
    { title: '1. Play', depth: 2, blocks: [] },
    {
      title: '1.1 Upkeep',
      depth: 3,
      blocks: [
        {
          kind: 'rules',
          header: [],
          passages: [
            rule('HE-UPKEEP-01', 'Pay 1 energy per fleet.'),
            rule('HE-UPKEEP-02', 'Scrap what you `cannot` pay.'),
          ],
        },
      ],
    },
    {
      title: '2. Battle',
      depth: 2,
      blocks: [{ kind: 'rules', header: [], passages: [rule('HE-BATTLE-01', 'One die per fleet.')] }],
    },
  ],
};
const SECTIONS = sectionsOf(BOOK);

test('what stands before the numbered parts is how to play in short', () => {
  const chapters = [BOOK.chapters[0], { title: 'In short', depth: 2, blocks: [] }, BOOK.chapters[1]];
  expect(sectionsOf({ ...BOOK, chapters }).map((section) => section.short)).toEqual([false, true, false]);
});
const ids = (query: string) =>
  matching(SECTIONS, query).flatMap((each) =>
    each.blocks.flatMap((block) => block.passages.map(({ id }) => id)),
  );

test('a chapter has its number, its name and its address', () => {
  expect(SECTIONS.map((each) => [each.number, each.name, each.anchor])).toEqual([
    ['', 'Helios', 'section-Helios'],
    ['1', 'Play', 'section-1'],
    ['1.1', 'Upkeep', 'section-1.1'],
    ['2', 'Battle', 'section-2'],
  ]);
});

test('of several books the title of each stays above what is found in it', () => {
  const rule = { id: 'HX-SUN-04', texts: ['Nobody begins with 4 energy.'], origin: '' };
  const chapters = [
    { title: 'Helios', depth: 1, blocks: [] },
    { title: '1. Play', depth: 2, blocks: [] },
    { title: 'Against the Sun', depth: 1, blocks: [] },
    { title: '2. Setup', depth: 2, blocks: [{ kind: 'rules' as const, header: [], passages: [rule] }] },
  ];
  const found = matching(sectionsOf({ game: 'helios', title: 'Helios', chapters }), 'hx-sun-04');
  expect(found.map((section) => section.name)).toEqual(['Against the Sun', 'Setup']);
});

test('the chapters of a second book have addresses of their own', () => {
  const both = sectionsOf({
    ...BOOK,
    chapters: [
      ...BOOK.chapters,
      { title: 'Against the Sun', depth: 1, blocks: [] },
      { title: '1. Play', depth: 2, blocks: [] },
    ],
  });
  expect(both.slice(4).map((each) => each.anchor)).toEqual(['section-2-Against-the-Sun', 'section-2-1']);
  expect(anchorsOf(both).size).toBe(anchorsOf(SECTIONS).size + 2);
});

test('the first rule is an example of how ids look, where there is one', () => {
  expect(firstRule(SECTIONS)).toBe('HE-UPKEEP-01');
  expect(firstRule(SECTIONS.slice(0, 2))).toBe('');
});

test('an empty search shows the whole book', () => {
  expect(matching(SECTIONS, ' ')).toHaveLength(4);
});

test('every word must occur, in the id, the chapter or the sentence', () => {
  expect(ids('upkeep FLEET')).toEqual(['HE-UPKEEP-01']);
  expect(ids('he-battle-01')).toEqual(['HE-BATTLE-01']);
  expect(ids('you cannot pay')).toEqual(['HE-UPKEEP-02']);
  expect(count(matching(SECTIONS, 'fleet'))).toBe(2);
});

test('chapters without a hit are folded away, but not the headings above a hit', () => {
  expect(matching(SECTIONS, 'energy').map((each) => each.name)).toEqual(['Play', 'Upkeep']);
  expect(matching(SECTIONS, 'helios')).toEqual([]);
});

test('hits are cut out of the sentence and keep their letters', () => {
  expect(pieces('Pay per Fleet.', 'fleet pay')).toEqual([
    { text: 'Pay', hit: true },
    { text: ' per ', hit: false },
    { text: 'Fleet', hit: true },
    { text: '.', hit: false },
  ]);
});

test('signs with a meaning in patterns are only signs', () => {
  expect(pieces('a (b)', '(b')).toEqual([
    { text: 'a ', hit: false },
    { text: '(b', hit: true },
    { text: ')', hit: false },
  ]);
});

test('bold, code and links are read; what the book holds is linked when it is mentioned', () => {
  expect(tokens('**Low** `x = 1`, HE-UPKEEP-01, HE-NONE-01 (section 1.1)', anchorsOf(SECTIONS))).toEqual([
    { kind: 'bold', text: 'Low' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'x = 1' },
    { kind: 'text', text: ', ' },
    { kind: 'link', text: 'HE-UPKEEP-01', to: '#HE-UPKEEP-01' },
    { kind: 'text', text: ', ' },
    { kind: 'text', text: 'HE-NONE-01' },
    { kind: 'text', text: ' (' },
    { kind: 'link', text: 'section 1.1', to: '#section-1.1' },
    { kind: 'text', text: ')' },
  ]);
});

test('a link may lead to a page or a place, and nowhere else', () => {
  expect(tokens('[here](/rules/helios)', new Map())).toEqual([
    { kind: 'link', text: 'here', to: '/rules/helios' },
  ]);
  expect(tokens('[there](javascript:alert)', new Map())).toEqual([{ kind: 'text', text: 'there' }]);
});
