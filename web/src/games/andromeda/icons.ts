// Which symbol stands for a kind of thing, for a sign of a card, or for a word without a thing.
import { ALMANAC, type Part } from '../../generated/andromeda';
import { sheets } from '../../kit/icons/sheets.svelte';
import { iconTable } from '../../kit/icons/table';
import cover from './cover/icons.svg?raw';
import sheet from './icons.svg?raw';
import './look.css';
import { LOOKS, RAIDERS } from './sides';

sheets.add(cover, sheet);

const PREFIX = 'ae-';

/** A sign as cards call it: the game's own symbol, or else the kit's. */
export const sign = (name: string): string => (sheets.has(PREFIX + name) ? PREFIX + name : name);

/** A row of signs with the symbols that stand for them. */
export const signs = (parts: Part[]): Part[] =>
  parts.map((part) => (part.icon ? { ...part, icon: sign(part.icon) } : part));

/** Titanium, nanocarbon, ice, credits, energy and cards; then any material, any resource. */
const RESOURCES = ['titanium', 'nanocarbon', 'ice', 'credit', 'energy', 'tactics', 'basic', 'any'];

export const resourceIcon = (resource: number): string => PREFIX + RESOURCES[resource];
export const shipIcon = (ship: number): string => sign(`ship-${ALMANAC.ships[ship].id}`);
export const trackIcon = (track: number): string => `ae-kind-${ALMANAC.tracks[track].id}`;
/** A type of modules. */
export const typeIcon = (type: number): string => `ae-kind-${ALMANAC.columns[type].id}`;
export const planetIcon = (planet: number): string => `ae-planet-${ALMANAC.planets[planet].colour}`;
/** A type of developments. */
export const developmentIcon = (type: number): string => `ae-dev-${ALMANAC.developments[type].id}`;
export const baseIcon = (base: number): string => PREFIX + ALMANAC.bases[base].id;
export const specialIcon = (special: number): string => PREFIX + ALMANAC.specials[special].id;
/** The silhouette of a class of raiders, 0 for S. */
export const classIcon = (raiders: number): string => `ae-raider-${ALMANAC.classes[raiders].id}`;
/** The silhouette of a raider card. */
export const raiderIcon = (card: number): string => `ae-raider-${ALMANAC.raiders[card].letter.toLowerCase()}`;
export const cardIcon = (card: number): string => `ae-tac-${ALMANAC.tactics[card].kind}`;
export const moduleIcon = (module: number): string => typeIcon(ALMANAC.modules[module].type);
export const tokenIcon = (token: number): string => PREFIX + ALMANAC.tokens[token].kind;
export const abilityIcon = (ability: string): string =>
  ability === 'targeting' ? 'ae-targeting' : sign(`ab-${ability}`);

const { places, ships, barge, open } = ALMANAC.nouns;
const placeIcon = (region: number) => (ALMANAC.places[region].nebula ? 'ae-nebula' : 'ae-space');
const tiles = [
  ...ALMANAC.planets.map((_, planet) => planetIcon(planet)),
  ...ALMANAC.bases.map((_, base) => baseIcon(base)),
  ...ALMANAC.specials.map((_, special) => specialIcon(special)),
];
const SLOTS = ['ae-slot-in', 'ae-slot-out', 'ae-slot-half'];
/** What a player has: VP, leaders, ships in the bay, on the map and scrapped, modules, damaged modules, moons, developments, tokens, cards. */
const FIGURES = [
  'points',
  'ae-leader',
  'ae-bay',
  'ship-transport',
  'ae-scrap',
  'ae-module',
  'ae-damage',
  'moon',
  'ae-develop',
  'ae-discovery',
  'ae-tactics',
];

/** The icon of a thing by its kind, or of a word without a thing by its text. */
export const icon = iconTable(
  {
    ship: shipIcon,
    region: placeIcon,
    plate: (plate) => typeIcon(Math.floor(plate / places)),
    slot: (slot) => (slot ? SLOTS[(slot - 1) % SLOTS.length] : 'ae-slot-out'),
    berth: (berth) => (Math.floor(berth / ships) === barge ? 'ae-barge' : shipIcon(berth % ships)),
    market: (market) => typeIcon(Math.floor(market / open)),
    moon: 'moon',
    resource: resourceIcon,
    amount: resourceIcon,
    card: cardIcon,
    token: tokenIcon,
    development: developmentIcon,
    upgrade: 'ae-upgrade',
    module: moduleIcon,
    track: trackIcon,
    type: typeIcon,
    event: 'ae-event',
    faction: 'flag',
    destiny: 'ae-limit',
    side: (side) => (side === RAIDERS ? 'ae-raider-s' : `seat-${LOOKS[side]}`),
    class: classIcon,
    raider: raiderIcon,
    tile: (tile) => tiles[tile],
    planet: planetIcon,
    place: 'ae-module',
    ordinal: 'arrow',
    face: (face) => (face ? `die-${face}` : 'die-any'),
    moment: 'clock',
    figure: (figure) => FIGURES[figure],
  },
  {
    'return to station': 'ae-bay',
    'go on': 'play',
    'with energy': 'ae-energy',
    done: 'check',
    'look at the next moon': 'ae-eye',
    yes: 'check',
    no: 'cross',
    'no more': 'check',
    pay: 'check',
    pass: 'cross',
    'end the battle': 'check',
    'fight on': 'attack',
    'draw a card': 'ae-tactics',
    'take the moon': 'moon',
  },
);
