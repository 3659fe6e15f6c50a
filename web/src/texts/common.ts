// Words that every page uses.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 h`, `3 days`: one unit, rounded down. */
function span(seconds: number): string {
  if (seconds < MINUTE) return `${Math.floor(seconds)} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return `${Math.floor(seconds / HOUR)} h`;
  return `${Math.floor(seconds / DAY)} days`;
}

export const common = {
  brand: 'Perihelion',
  skip: 'Skip to the page',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  copy: 'Copy',
  copied: 'Copied',
  remove: 'Remove',
  loading: 'One moment…',
  menu: 'Menu',
  pages: 'Pages',
  shelf: 'Shelf',
  replays: 'Replays',
  rules: 'Rules',
  account: 'Account',
  bot: 'bot',
  playingAs: 'Playing as',
  rename: (name: string) => `You play as ${name}. Change the name`,
  light: 'Light theme',
  dark: 'Dark theme',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  span,
  ago: (seconds: number) => (seconds < MINUTE ? 'just now' : `${span(seconds)} ago`),
  notReached: 'The server does not answer. Your tables are safe; try again in a moment.',
  notKnown: 'You are not logged in here any more. Load the page again.',
  fault: 'Something went wrong here. Load the page again; nothing at the table is lost.',
  nowhere: 'There is nothing at this address.',
  nowhereHelp: 'The table may have been removed, or the link is incomplete.',
  toShelf: 'To the shelf',
};
