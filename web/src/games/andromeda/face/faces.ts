// The large faces of things, by kind.
import type { View } from '../../../generated/andromeda';
import type { GameClient } from '../../contract';
import Berth from './Berth.svelte';
import Card from './Card.svelte';
import Destiny from './Destiny.svelte';
import Development from './Development.svelte';
import Event from './Event.svelte';
import Faction from './Faction.svelte';
import Module from './Module.svelte';
import Moon from './Moon.svelte';
import Raider from './Raider.svelte';
import Region from './Region.svelte';
import Ship from './Ship.svelte';
import Tile from './Tile.svelte';
import Token from './Token.svelte';
import Track from './Track.svelte';
import Upgrade from './Upgrade.svelte';

export const faces: GameClient<View>['faces'] = {
  region: Region,
  planet: Tile,
  berth: Berth,
  moon: Moon,
  raider: Raider,
  event: Event,
  card: Card,
  module: Module,
  market: Module,
  plate: Module,
  token: Token,
  track: Track,
  ship: Ship,
  upgrade: Upgrade,
  development: Development,
  faction: Faction,
  destiny: Destiny,
};
