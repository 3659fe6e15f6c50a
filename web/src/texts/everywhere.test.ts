// Every text that people read is said by `texts`; components have no words of their own.
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

const COMPONENTS = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Attributes that are read, or read aloud. */
const READ = /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|label|placeholder|title)$/;
const NAMED: string[] = ['Attribute', 'StyleDirective'];
/** An address begins so in every language. */
const ADDRESS = 'https://';
/** Every component is parsed. */
const PATIENCE = 60_000;
const LETTERS = /\p{L}{2,}/u;

/** Words in the markup of a component, outside of its expressions. */
function words(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown, name = ''): void => {
    if (Array.isArray(node)) return node.forEach((each) => look(each, name));
    if (!node || typeof node !== 'object') return;
    const { type, data } = node as AST.Text;
    if (type === 'Text' && (!name || READ.test(name)) && LETTERS.test(data) && data !== ADDRESS)
      found.push(data.trim());
    const within = NAMED.includes(type) ? (node as unknown as AST.Attribute).name : name;
    if (type !== ('Comment' as string)) Object.values(node).forEach((each) => look(each, within));
  };
  look(parse(source, { modern: true }).fragment);
  return found;
}

test('words in the markup are seen', () => {
  const source =
    '<!-- a comment --><p class="large" title="Close it">Some {words} more</p><i aria-label={t.label}>·</i>';
  expect(words(source)).toEqual(['Close it', 'Some', 'more']);
});

test(
  'no component has words of its own',
  () => {
    const found = Object.entries(COMPONENTS).map(([file, source]) => ({ file, words: words(source) }));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((each) => each.words.length)).toEqual([]);
  },
  PATIENCE,
);
