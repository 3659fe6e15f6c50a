// Which symbol of the sprite stands for a kind of thing, for a Location, or for a word without a thing.
import { ALMANAC, NOUNS } from '../../generated/solar_sphere';
import { FACTION_SYMBOLS } from './pieces/Faction.svelte';

const LOCATION_ICONS = ['ore', 'gold', 'crystal', 'fabricate', 'salvage', 'build', 'crew', 'attack'];

/** The icon of a Location; -1 is the belt of a die's face. */
export function locationIcon(location: number): string {
  return location < 0 ? 'asteroid' : LOCATION_ICONS[location];
}

export const MATRIX_ICONS: Record<string, string> = { resource: 'any', points: 'points', morale: 'morale' };

/** What the first words of a branch are about. */
const BRANCH_ICONS: [string, string][] = [
  ['fabricate', 'fabricate'],
  ['salvage', 'salvage'],
  ['reputation', 'reputation'],
  ['morale', 'morale'],
  ['any', 'any'],
  ...ALMANAC.resources.map((name): [string, string] => [name, name]),
];

const resource = (id: number) => ALMANAC.resources[id];
const dieFace = (id: number) => `die-${(id % 6) + 1}`;

const KINDS: Record<string, (id: number) => string> = {
  resource,
  location: locationIcon,
  crew: () => 'crew',
  ship: () => 'ship-raider',
  hex: () => 'hex-flat',
  laid: () => 'hex-flat',
  position: () => 'hex-flat',
  faction: (id) => FACTION_SYMBOLS[id],
  scoring: () => 'sun',
  face: dieFace,
  die: dieFace,
  'solo die': dieFace,
  'opaque die': dieFace,
  'solo card': () => 'deck',
  drones: () => 'fabricate',
  morale: () => 'spanner',
  resistance: (id) => `rdie-${id}`,
  row: (id) => MATRIX_ICONS[ALMANAC.matrix[id].bonus],
  payment: (id) => paymentIcon(NOUNS.payment[id]),
  branch: (id) => branchIcon(NOUNS.branch[id]),
};

const VERBS: Record<string, string> = {
  'launch satellite': 'satellite',
  'take action': 'check',
  'end turn': 'check',
  fabricate: 'fabricate',
  salvage: 'salvage',
  stop: 'cross',
  'leave it': 'cross',
  done: 'check',
  reroll: 'reroll',
  decline: 'cross',
};

/** The icon of a thing by its kind, or of a word without a thing by its text. */
export function icon(kind: string, id: number): string | null {
  return KINDS[kind]?.(id) ?? VERBS[kind] ?? null;
}

function paymentIcon(payment: string): string {
  const parts = new Set(payment.split(' and '));
  return parts.size === 1 ? [...parts][0] : 'any';
}

function branchIcon(branch: string): string {
  return BRANCH_ICONS.find(([word]) => branch.includes(word))?.[1] ?? 'arrow';
}
