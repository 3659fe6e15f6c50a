// Who a side is: a seat of the table.
import { NOUNS } from '../../generated/m121';
import { lookOf, seated, type Side } from '../../kit/sides';
import { capital } from '../../texts/said';
import type { Sitter } from '../contract';

export const LOOKS = NOUNS.player.map(lookOf);

export function sideOf(sitters: Sitter[], seat: number): Side {
  return seated(sitters, seat, capital(NOUNS.player[seat]), LOOKS[seat]);
}
