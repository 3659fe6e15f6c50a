// Which symbol stands for a kind of thing, for a sign of a card, or for a word without a thing.
import { ALMANAC, type Part } from '../../generated/m121';
import { sheets } from '../../kit/icons/sheets.svelte';
import { iconTable } from '../../kit/icons/table';
import cover from './cover/icons.svg?raw';
import sheet from './icons.svg?raw';
import './look.css';

sheets.add(cover, sheet);

const PREFIX = 'mx-';

/** A sign as cards call it: the game's own symbol, or else the kit's. */
export const sign = (name: string): string => (sheets.has(PREFIX + name) ? PREFIX + name : name);

/** A row of signs with the symbols that stand for them. */
export const signs = (parts: Part[]): Part[] =>
  parts.map((part) => (part.icon ? { ...part, icon: sign(part.icon) } : part));

/** Cubes by their number, at the end the sign for any. */
const CUBES = ['goods', 'tech', 'weapons', 'organic', 'any'];
const PHASES = ['advance', 'infra', 'system', 'deliver', 'expand'];
const MOMENTS = ['mx-invade', 'clock'];
/** What a player has: cards, disks, level, strength and strength for invading, points, systems, influence,
    claims, infrastructure, cubes. */
const FIGURES = [
  'mx-card',
  'mx-influence',
  'mx-tech',
  'mx-strength',
  'mx-invade',
  'points',
  'mx-system',
  'mx-cultural',
  'mx-expand',
  'mx-infra',
  'mx-cube-any',
];

export const cubeIcon = (colour: number): string => `mx-cube-${CUBES[colour]}`;
export const typeIcon = (type: number): string => `mx-type-${ALMANAC.types[type].id}`;
export const keywordIcon = (keyword: number): string => `mx-kw-${ALMANAC.keywords[keyword].id}`;
export const phaseIcon = (phase: number): string => PREFIX + PHASES[phase];

const COLOURS = ALMANAC.colours.length;

function cardIcon(card: number): string {
  const { kind, type } = ALMANAC.cards[card];
  return kind === 'system' ? typeIcon(type) : 'mx-infra';
}

/** The icon of a thing by its kind, or of a word without a thing by its text. */
export const icon = iconTable(
  {
    card: cardIcon,
    short: cardIcon,
    space: (id) => (id === ALMANAC.centre ? 'mx-centre' : 'mx-system'),
    gap: 'mx-infra',
    slot: 'mx-take',
    load: (id) => cubeIcon(id % COLOURS),
    demand: 'mx-deliver',
    phase: phaseIcon,
    type: typeIcon,
    keyword: keywordIcon,
    cube: cubeIcon,
    moment: (id) => MOMENTS[id],
    figure: (id) => FIGURES[id],
  },
  {
    'no boost': 'mx-no-boost',
    'draw blindly': 'mx-pile',
    peacefully: 'mx-political',
    politically: 'mx-political',
    'by military': 'mx-strength',
    invade: 'mx-invade',
    'stop it': 'lock',
    'allow it': 'check',
    'go on': 'play',
    'time is up': 'clock',
    pass: 'cross',
  },
);
