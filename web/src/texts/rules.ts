// The words of the rules reference.

const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const rules = {
  title: (game: string) => `Perihelion · Rules of ${game}`,
  heading: (game: string) => `Rules of ${game}`,
  drawer: 'Rules',
  search: 'Search the rules',
  searchHint: 'words, or SS-DOCK-03',
  contents: 'Contents',
  found: (hits: number, chapters: number) =>
    `${of(hits, 'hit', 'hits')} in ${of(chapters, 'chapter', 'chapters')}`,
  nothing: (words: string) => `Nothing contains “${words}”. Try fewer or shorter words.`,
  clear: 'Show all',
  linkTo: (id: string) => `Link to ${id}`,
  origin: 'Where the rule comes from',
  failed: 'The rules could not be loaded.',
};
