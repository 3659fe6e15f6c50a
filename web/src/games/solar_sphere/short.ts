// What stands beside the rules in short, item by item.
import { sheets } from '../../kit/icons/sheets.svelte';
import cover from './cover/icons.svg?raw';
import sheet from './icons.svg?raw';

sheets.add(cover, sheet);

export const pictures = [
  'points',
  'die-ember-5',
  'die-any',
  'ss-ore',
  'hex-flat',
  'crew',
  'ss-satellite',
  'attack',
  'spanner',
  'ss-reroll',
];
