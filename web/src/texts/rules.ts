// The words of the rules reference.

export const rules = {
  title: (game: string) => `Perihelion · Rules of ${game}`,
  heading: (game: string) => `Rules of ${game}`,
  drawer: 'Rules',
  search: 'Search the rules',
  searchHint: 'words or an id, such as SS-DOCK-03',
  chapters: 'Chapters',
  found: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  nothing: (words: string) => `No rule contains “${words}”. Try fewer or shorter words.`,
  clear: 'Show all rules',
  linkTo: (id: string) => `Link to ${id}`,
  failed: 'The rules could not be loaded.',
};
