// Who fights: a side of the table, or the raiders.
import type { BattleView, View } from '../../../generated/andromeda';
import { plainName } from '../../../kit/sides';
import type { SeatLook, Sitter } from '../../contract';
import { raiderName } from '../board/labels';
import { RAIDERS, sideOf } from '../sides';

/** What a fighter is called, and how it looks. */
export interface Party {
  name: string;
  look: SeatLook;
}

/** The raiders come after all sides of the table. */
export const isRaider = ({ players }: View, side: number): boolean => side >= players.length;

/** The card of the raiders that fight; -1 for none. */
export function raiderCard(view: View, { region }: BattleView): number {
  const { raider, raiders } = view.regions[region];
  return raiders ? (view.raiders[raider]?.card ?? -1) : -1;
}

export function partyOf(view: View, sitters: Sitter[], battle: BattleView, side: number): Party {
  const raids = isRaider(view, side);
  const { name, look } = sideOf(sitters, raids ? RAIDERS : side);
  const { raider, raiders } = view.regions[battle.region];
  return { name: raids && raiders ? raiderName(view, raider) : plainName(name), look };
}
