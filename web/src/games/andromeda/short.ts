// What stands beside the rules in short, item by item.
import { sheets } from '../../kit/icons/sheets.svelte';
import cover from './cover/icons.svg?raw';
import sheet from './icons.svg?raw';
import './look.css';

sheets.add(cover, sheet);

export const pictures = [
  'points',
  'clock',
  'ae-ship-fighter',
  'ae-planet-blue',
  'moon',
  'ae-leader',
  'ae-raider-s',
  'ae-weapons',
  'ae-bay',
  'ae-module',
  'ae-develop',
  'ae-advance',
  'ae-event',
  'ae-terminus',
];
