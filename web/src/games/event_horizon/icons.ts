// Which symbol stands for a kind of thing, for what a level unlocks, or for a word without a thing.
import { ALMANAC, type Unlock } from '../../generated/event_horizon';
import { sheets } from '../../kit/icons/sheets.svelte';
import { iconTable } from '../../kit/icons/table';
import cover from './cover/icons.svg?raw';
import sheet from './icons.svg?raw';
import { LOOKS, MARAUDERS } from './sides';

sheets.add(cover, sheet);

export const typeIcon = (type: number): string => `eh-ship-${ALMANAC.ships[type].id}`;
export const upgradeIcon = (upgrade: number): string => `eh-${ALMANAC.upgrades[upgrade].id}`;
/** The symbol of a special, of its back for whoever may not see it. */
export const specialIcon = (special: number): string =>
  `eh-${ALMANAC.specials[special]?.id ?? 'special-back'}`;
/** The symbol of a kind of tile by its id, of a tile that lies face down without one. */
export const kindIcon = (kind: string): string => `eh-kind-${kind || 'hidden'}`;

const groupIcon = (group: number) => typeIcon(ALMANAC.groups[group].type);

function enemyIcon(id: number): string {
  const { sides, groups } = ALMANAC.enemy_nouns;
  return sides[id] === MARAUDERS ? 'eh-skull' : groupIcon(groups[id]);
}

/** What a player has besides ships and cards: production, level, points, flags, orders, damage, mines, cannons. */
const FIGURE_ICONS = [
  'eh-production',
  'eh-production',
  'eh-tech',
  'points',
  'flag',
  'eh-order-marker',
  'eh-hits',
  'eh-mine',
  'eh-cannon',
];

/** The icon of a thing by its kind, or of a word without a thing by its text. */
export const icon = iconTable(
  {
    tile: (id) => (ALMANAC.places[id].ring === 0 ? 'sun' : 'hex-flat'),
    face: (id) => kindIcon(ALMANAC.faces[id]?.kind),
    type: typeIcon,
    upgrade: upgradeIcon,
    special: specialIcon,
    group: groupIcon,
    ship: (id) => groupIcon(ALMANAC.ship_nouns.groups[id]),
    enemy: enemyIcon,
    fleet: 'eh-skull',
    side: (id) => (id === MARAUDERS ? 'eh-skull' : `seat-${LOOKS[id]}`),
    point: 'eh-probe',
    die: (id) => `die-${id + 1}`,
    sort: typeIcon,
    figure: (id) => FIGURE_ICONS[id],
    volley: 'die-any',
  },
  {
    'start at': 'eh-kind-start',
    'hide marauders at': 'eh-skull',
    'open a wormhole at': 'eh-wormhole',
    'place at': 'eh-kind-start',
    'order at': 'eh-order-marker',
    explore: 'eh-probe',
    'retreat to': 'arrow',
    'advance tech': 'eh-tech',
    'end build': 'check',
    aside: 'deck',
    pass: 'cross',
    done: 'check',
    hold: 'eh-shield',
    'break away': 'arrow',
    'move all': 'eh-speed',
    'hold fire': 'cross',
  },
);

const UNLOCKS: Record<string, (id: number) => string> = {
  ship: typeIcon,
  upgrade: upgradeIcon,
  marker: () => 'eh-order-marker',
  slot: () => 'eh-slot',
  mine: () => 'eh-mine',
  cannon: () => 'eh-cannon',
  'mine bonus': () => 'eh-mine',
  'cannon bonus': () => 'eh-cannon',
};

export function unlockIcon(unlock: Unlock): string {
  return UNLOCKS[unlock.what](unlock.id);
}
