// The large faces of things, by kind.
import type { View } from '../../../generated/m121';
import type { GameClient } from '../../contract';
import Card from './Card.svelte';
import Gap from './Gap.svelte';
import Goods from './Goods.svelte';
import Phase from './Phase.svelte';
import Slot from './Slot.svelte';
import Space from './Space.svelte';

export const faces: GameClient<View>['faces'] = {
  card: Card,
  space: Space,
  gap: Gap,
  slot: Slot,
  load: Goods,
  demand: Goods,
  phase: Phase,
};
