// M121 as the shelf shows it, before the game's pictures are loaded.
import { sheets } from '../../../kit/icons/sheets.svelte';
import type { GameCover } from '../../contract';
import Cover from './Cover.svelte';
import sheet from './icons.svg?raw';

sheets.add(sheet);

export const cover: GameCover = { box: Cover, badge: { icon: 'm121-octagon', tint: '#16494b' } };
