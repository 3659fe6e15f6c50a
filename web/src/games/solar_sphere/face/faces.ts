// The large faces of things, by kind.
import type { View } from '../../../generated/solar_sphere';
import type { GameClient } from '../../contract';
import Crew from './Crew.svelte';
import Faction from './Faction.svelte';
import Hex from './Hex.svelte';
import Location from './Location.svelte';
import Resource from './Resource.svelte';
import Scoring from './Scoring.svelte';
import Ship from './Ship.svelte';
import Solo from './Solo.svelte';

export const faces: GameClient<View>['faces'] = {
  hex: Hex,
  laid: Hex,
  ship: Ship,
  crew: Crew,
  location: Location,
  scoring: Scoring,
  resource: Resource,
  faction: Faction,
  'solo card': Solo,
};
