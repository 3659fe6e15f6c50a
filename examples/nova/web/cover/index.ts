// Nova as the shelf shows it, before the game's pictures are loaded.
import type { GameCover } from '../../contract';
import Cover from './Cover.svelte';

export const cover: GameCover = { box: Cover, badge: { icon: 'planet-t1', tint: '#16324f' } };
