// Words that every page uses.
import { many, say } from './said';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 h`, `3 days`: one unit, rounded down. */
function span(seconds: number): string {
  if (seconds < MINUTE) return say('{n} s', { n: Math.floor(seconds) });
  if (seconds < HOUR) return say('{n} min', { n: Math.floor(seconds / MINUTE) });
  if (seconds < 2 * DAY) return say('{n} h', { n: Math.floor(seconds / HOUR) });
  return many(Math.floor(seconds / DAY), '{n} day', '{n} days');
}

export const common = {
  brand: say('Perihelion'),
  skip: say('Skip to the page'),
  close: say('Close'),
  cancel: say('Cancel'),
  save: say('Save'),
  copy: say('Copy'),
  copied: say('Copied'),
  remove: say('Remove'),
  loading: say('One moment…'),
  menu: say('Menu'),
  pages: say('Pages'),
  shelf: say('Shelf'),
  replays: say('Replays'),
  rules: say('Rules'),
  account: say('Account'),
  playingAs: say('Playing as'),
  rename: (name: string) => say('Playing as {name}. Change the name', { name }),
  light: say('Light theme'),
  dark: say('Dark theme'),
  soundOn: say('Sound on'),
  soundOff: say('Sound off'),
  span,
  ago: (seconds: number) => (seconds < MINUTE ? say('just now') : say('{span} ago', { span: span(seconds) })),
  notReached: say('The server does not answer. Your tables are safe; try again in a moment.'),
  notKnown: say('You are not logged in here any more. Load the page again.'),
  fault: say('Something went wrong here. Load the page again; nothing at the table is lost.'),
  answered: (status: number) => say('The server answered {status}.', { status }),
  nowhere: say('There is nothing at this address.'),
  nowhereHelp: say('The table may have been removed, or the link is incomplete.'),
  toShelf: say('To the shelf'),
  textSize: say('Size of the letters at a table'),
  boardSize: say('Size of the board'),
  sizes: { usual: say('usual'), large: say('large'), largest: say('largest') },
};
