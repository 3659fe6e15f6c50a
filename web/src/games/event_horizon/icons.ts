// Which symbol of the sprite stands for a kind of thing, for what a level unlocks, or for a word without a thing.
import { ALMANAC, type Unlock } from '../../generated/event_horizon';
import { LOOKS } from './sides';

const GROUPS = 49;
const TYPE_ICONS = ['ship-cruiser', 'ship-drone-mother', 'ship-gunship', 'port'];
const KIND_ICONS: Record<string, string> = {
  moon: 'moon',
  red: 'planet-t4',
  yellow: 'planet-t3',
  green: 'planet-t2',
  blue: 'planet-t1',
  asteroid: 'asteroid',
  debris: 'debris',
  empty: 'empty-space',
  start: 'wormhole',
  sun: 'sun',
};

export const typeOf = (group: number): number => group >> 4;
export const typeIcon = (type: number): string => TYPE_ICONS[type];
export const upgradeIcon = (upgrade: number): string => `su-${upgrade}`;
export const specialIcon = (special: number): string => (special < 0 ? 'sp-back' : `sp-${special}`);
/** The symbol of a kind of tile by its id, of a tile that lies face down without one. */
export const kindIcon = (kind: string): string => KIND_ICONS[kind] ?? 'fog-tile';

const groupIcon = (id: number) => typeIcon(typeOf(id % GROUPS));

const KINDS: Record<string, (id: number) => string> = {
  tile: (id) => (id === 0 ? 'sun' : 'hex-flat'),
  face: (id) => kindIcon(ALMANAC.faces[id]?.kind),
  type: typeIcon,
  upgrade: upgradeIcon,
  special: specialIcon,
  group: groupIcon,
  ship: groupIcon,
  enemy: (id) => (id < LOOKS.length * GROUPS ? groupIcon(id) : 'skull'),
  fleet: () => 'skull',
  side: (id) => (id < LOOKS.length ? `seat-${LOOKS[id]}` : 'skull'),
  point: () => 'probe',
  die: (id) => `die-${id + 1}`,
  volley: () => 'die-any',
};

const VERBS: Record<string, string> = {
  'advance tech': 'tech',
  'end build': 'check',
  aside: 'deck',
  pass: 'cross',
  done: 'check',
  hold: 'shield',
  'break away': 'arrow',
  'move all': 'speed',
  'hold fire': 'cross',
};

/** The icon of a thing by its kind, or of a word without a thing by its text. */
export function icon(kind: string, id: number): string | null {
  return KINDS[kind]?.(id) ?? VERBS[kind] ?? null;
}

const UNLOCKS: Record<string, (id: number) => string> = {
  ship: typeIcon,
  upgrade: upgradeIcon,
  marker: () => 'order-marker',
  slot: () => 'slot',
  mine: () => 'mine',
  cannon: () => 'cannon',
  'mine bonus': () => 'mine',
  'cannon bonus': () => 'cannon',
};

export function unlockIcon(unlock: Unlock): string {
  return UNLOCKS[unlock.what](unlock.id);
}
