// What can be bought, with its price, the level it needs, and the plain reason why it is out of reach.
import { ALMANAC, type PlayerView, type View } from '../../../generated/event_horizon';
import { levelOf } from '../mat/track';
import { builds, PORT, typeWith } from '../sides';
import { eventHorizon as t } from '../texts/panels';

export interface Item {
  price: number;
  level: number;
  /** The level is not reached. */
  locked: boolean;
  /** How many are left, -1 where nothing is counted. */
  left: number;
  /** Level, budget or supply: empty when none of them is missing. */
  reason: string;
}

function item(view: View, player: PlayerView, price: number, level: number, left = -1): Item {
  return {
    price,
    level,
    locked: player.level < level,
    left,
    reason: reason(view, player, price, level, left),
  };
}

function reason(view: View, player: PlayerView, price: number, level: number, left: number): string {
  if (player.level < level) return t.build.locked(level);
  if (left === 0) return t.build.out;
  return builds(view, player) && player.budget < price ? t.build.short : '';
}

export function shipItem(view: View, player: PlayerView, type: number): Item {
  const { cost, supply } = player.schematics[type];
  return item(view, player, cost, ALMANAC.ships[type].level, supply);
}

/** An upgrade that lies on a schematic is bought already: moving it costs its price again. */
export function upgradeItem(view: View, player: PlayerView, upgrade: number): Item & { type: number } {
  return {
    ...item(view, player, ALMANAC.prices.upgrade, ALMANAC.upgrades[upgrade].level),
    type: typeWith(player, upgrade),
  };
}

export function techItem(view: View, player: PlayerView): Item {
  const top = player.level >= ALMANAC.levels;
  return { ...item(view, player, ALMANAC.prices.tech, 1), ...(top && { reason: t.build.techFull }) };
}

export function portItem(view: View, player: PlayerView): Item {
  return item(view, player, ALMANAC.ships[PORT].cost, ALMANAC.ships[PORT].level, player.ports_left);
}

export function mineItem(view: View, player: PlayerView): Item {
  return item(view, player, ALMANAC.prices.mine, levelOf('mine'), view.mines_left);
}

export function cannonItem(view: View, player: PlayerView): Item {
  return item(view, player, ALMANAC.prices.cannon, levelOf('cannon'), view.cannons_left);
}
