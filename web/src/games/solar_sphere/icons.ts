// Which symbol stands for a kind of thing, for a resource, a faction or a Location, or for a word without a thing.
import { ALMANAC, NOUNS } from '../../generated/solar_sphere';
import { sheets } from '../../kit/icons/sheets.svelte';
import { iconTable } from '../../kit/icons/table';
import cover from './cover/icons.svg?raw';
import sheet from './icons.svg?raw';

sheets.add(cover, sheet);

/** The game's own symbol of this name; the kit's have no prefix. */
export const own = (name: string): string => `ss-${name}`;

/** The symbol for a sign of the almanac: the game's own if its sheet has one, otherwise the kit's. */
export const symbol = (sign: string): string => (sheets.has(own(sign)) ? own(sign) : sign);

export const RESOURCE_ICONS = ALMANAC.resources.map(own);
export const factionIcon = (faction: number): string =>
  own(`faction-${ALMANAC.factions[faction].toLowerCase()}`);

const LOCATION_ICONS: Record<string, string> = {
  'ore-belt': own('ore'),
  'gold-belt': own('gold'),
  'crystal-belt': own('crystal'),
  fabricator: own('fabricate'),
  'salvage-ship': own('salvage'),
  sphere: 'build',
  'crew-station': 'crew',
  fleet: 'attack',
};

/** The icon of a Location; -1 is the belt of a die's face. */
export function locationIcon(location: number): string {
  return location < 0 ? 'asteroid' : LOCATION_ICONS[ALMANAC.locations[location].id];
}

export const MATRIX_ICONS: Record<string, string> = {
  resource: own('any'),
  points: 'points',
  morale: own('morale'),
};

/** What the first words of a branch are about. */
const BRANCH_WORDS = ['fabricate', 'salvage', 'reputation', 'morale', 'any', ...ALMANAC.resources];

const dieFace = (id: number) => `die-${(id % NOUNS.face.length) + 1}`;

/** The icon of a thing by its kind, or of a word without a thing by its text. */
export const icon = iconTable(
  {
    resource: (id) => RESOURCE_ICONS[id],
    location: locationIcon,
    crew: 'crew',
    ship: 'ship-raider',
    hex: 'hex-flat',
    laid: 'hex-flat',
    position: 'hex-flat',
    faction: factionIcon,
    scoring: 'sun',
    face: dieFace,
    die: dieFace,
    'solo die': dieFace,
    'opaque die': dieFace,
    'solo card': 'deck',
    drones: own('fabricate'),
    morale: 'spanner',
    resistance: (id) => own(`rdie-${id}`),
    row: (id) => MATRIX_ICONS[ALMANAC.matrix[id].bonus],
    payment: (id) => paymentIcon(NOUNS.payment[id]),
    branch: (id) => branchIcon(NOUNS.branch[id]),
  },
  {
    'launch satellite': own('satellite'),
    'take action': 'check',
    'end turn': 'check',
    fabricate: own('fabricate'),
    salvage: own('salvage'),
    stop: 'cross',
    'leave it': 'cross',
    done: 'check',
    reroll: own('reroll'),
    decline: 'cross',
  },
);

function paymentIcon(payment: string): string {
  const parts = new Set(payment.split(' and '));
  return own(parts.size === 1 ? [...parts][0] : 'any');
}

function branchIcon(branch: string): string {
  const word = BRANCH_WORDS.find((each) => branch.includes(each));
  return word ? own(word) : 'arrow';
}
