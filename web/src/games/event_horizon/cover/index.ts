// Event Horizon as the shelf shows it, before the game's pictures are loaded.
import { sheets } from '../../../kit/icons/sheets.svelte';
import type { GameCover } from '../../contract';
import Cover from './Cover.svelte';
import sheet from './icons.svg?raw';

sheets.add(sheet);

export const cover: GameCover = { box: Cover, badge: { icon: 'eh-wormhole', tint: '#33204a' } };
