// What every part of a station gets.
import type { PlayerView, View } from '../../../generated/andromeda';
import type { Pick, SeatLook } from '../../contract';

export interface PartProps {
  view: View;
  player: PlayerView;
  look: SeatLook;
  pick: Pick;
  /** Another player's station is only read. */
  mine: boolean;
}
