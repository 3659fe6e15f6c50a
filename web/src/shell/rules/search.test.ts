// Searching the rules.
import { expect, test } from 'vitest';
import { count, matching, pieces } from './search';

const BOOK = {
  game: 'helios',
  title: 'Helios',
  chapters: [
    {
      title: 'Upkeep',
      rules: [
        { id: 'HE-UPKEEP-01', text: 'Pay 1 energy per fleet.' },
        { id: 'HE-UPKEEP-02', text: 'Scrap what you cannot pay.' },
      ],
    },
    { title: 'Battle', rules: [{ id: 'HE-BATTLE-01', text: 'Roll one die per fleet.' }] },
  ],
};

test('an empty search shows the whole book', () => {
  expect(count(matching(BOOK, ' '))).toBe(3);
});

test('every word must occur, in the id, the chapter or the sentence', () => {
  expect(matching(BOOK, 'fleet').map((chapter) => chapter.title)).toEqual(['Upkeep', 'Battle']);
  expect(matching(BOOK, 'upkeep FLEET').flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(['HE-UPKEEP-01']);
  expect(matching(BOOK, 'he-battle-01')[0].rules).toHaveLength(1);
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
  expect(pieces('a (b)', '(b')).toEqual([{ text: 'a ', hit: false }, { text: '(b', hit: true }, { text: ')', hit: false }]);
});
