// Which symbol stands for a kind of thing, for a resource, a faction or a Location, or for a word without a thing.
import { ALMANAC, NOUNS, type Signs } from '../../generated/solar_sphere';
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
export const factionIcon = (faction: number): string => symbol(ALMANAC.faction_signs[faction].icon);

export const locationIcon = (location: number): string => symbol(ALMANAC.locations[location].icon);
/** The icon of what a row of the matrix gives. */
export const rowIcon = (row: number): string => symbol(ALMANAC.matrix[row].icon);

const dieIcon = ({ face }: { face: number }) => `die-${face}`;

/** What a player has besides resources: drones, on ships, in the matrix, satellites, tracks, points, hexes, crew. */
const FIGURE_ICONS = [
  own('drone-corp'),
  'attack',
  own('salvage'),
  own('satellite'),
  own('morale'),
  own('reputation'),
  'points',
  'sun',
  'hex-flat',
  'crew',
  own('retire'),
];

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
    face: (id) => `die-${NOUNS.face[id]}`,
    die: (id) => dieIcon(ALMANAC.dice[id]),
    'solo die': (id) => dieIcon(ALMANAC.solo_dice[id]),
    'opaque die': (id) => dieIcon(ALMANAC.solo_dice[id]),
    'solo card': 'deck',
    drones: own('fabricate'),
    morale: 'spanner',
    resistance: (id) => own(`rdie-${id}`),
    row: rowIcon,
    payment: (id) => paymentIcon(ALMANAC.payments[id]),
    figure: (id) => FIGURE_ICONS[id],
    branch: (id) => symbol(ALMANAC.branches[id].parts[0].icon!),
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

/** Different resources are any. */
function paymentIcon({ parts }: Signs): string {
  const [sign, ...others] = new Set(parts.map((part) => part.icon!));
  return symbol(others.length ? 'any' : sign);
}
