// The words of the rules reference.
import { many, say } from './said';

/** As the rulebooks write them. */
const ORIGINS: Record<string, string> = {
  printed: say('printed'),
  public: say('public'),
  ours: say('ours'),
};

export const rules = {
  title: (game: string) => say('Perihelion · Rules of {game}', { game }),
  heading: (game: string) => say('Rules of {game}', { game }),
  drawer: say('Rules'),
  search: say('Search the rules'),
  /** With the id of a rule of this book. */
  searchHint: (id: string) => (id ? say('words, or {id}', { id }) : say('words')),
  contents: say('Contents'),
  fold: (part: string) => say('Chapters of {part}', { part }),
  found: (hits: number, chapters: number) =>
    say('{hits} in {chapters}', {
      hits: many(hits, '{n} hit', '{n} hits'),
      chapters: many(chapters, '{n} chapter', '{n} chapters'),
    }),
  nothing: (words: string) => say('Nothing contains “{words}”. Try fewer or shorter words.', { words }),
  clear: say('Show all'),
  linkTo: (id: string) => say('Link to {id}', { id }),
  origin: say('Where the rule comes from'),
  /** `printed + ours` */
  origins: (written: string) =>
    written
      .split('+')
      .map((each) => ORIGINS[each] ?? each)
      .join(' + '),
  failed: say('The rules could not be loaded.'),
};
