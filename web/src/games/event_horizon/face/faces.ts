// The large faces of things, by kind.
import type { View } from '../../../generated/event_horizon';
import type { GameClient } from '../../contract';
import Ships from './Ships.svelte';
import Special from './Special.svelte';
import Terrain from './Terrain.svelte';
import Tile from './Tile.svelte';
import Type from './Type.svelte';
import Upgrade from './Upgrade.svelte';

export const faces: GameClient<View>['faces'] = {
  tile: Tile,
  face: Terrain,
  type: Type,
  upgrade: Upgrade,
  special: Special,
  group: Ships,
  ship: Ships,
  enemy: Ships,
  fleet: Ships,
};
