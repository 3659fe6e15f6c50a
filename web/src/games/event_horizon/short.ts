// What stands beside the rules in short, item by item.
import { sheets } from '../../kit/icons/sheets.svelte';
import cover from './cover/icons.svg?raw';
import sheet from './icons.svg?raw';

sheets.add(cover, sheet);

export const pictures = [
  'flag',
  'eh-production',
  'eh-probe',
  'eh-order-marker',
  'eh-speed',
  'attack',
  'eh-shield',
  'eh-skull',
];
