// What stands beside the rules in short, item by item.
import { sheets } from '../../kit/icons/sheets.svelte';
import cover from './cover/icons.svg?raw';
import sheet from './icons.svg?raw';
import './look.css';

sheets.add(cover, sheet);

export const pictures = [
  'points',
  'mx-sealed',
  'mx-boost',
  'mx-advance',
  'mx-infra',
  'mx-system',
  'mx-deliver',
  'mx-expand',
  'mx-control',
  'mx-influence',
];
