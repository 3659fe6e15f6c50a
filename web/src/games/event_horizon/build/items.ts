// What can be bought, with its price, the level it needs, and the plain reason why it is out of reach.
import { ALMANAC, type PlayerView } from '../../../generated/event_horizon';
import { levelOf } from '../mat/track';
import { PORT } from '../sides';
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

function item(player: PlayerView, price: number, level: number, left = -1): Item {
  return {
    price,
    level,
    locked: player.level < level,
    left,
    reason: reason(player, price, level, left),
  };
}

function reason(player: PlayerView, price: number, level: number, left: number): string {
  if (player.level < level) return t.build.locked(level);
  if (left === 0) return t.build.out;
  return player.building && player.budget < price ? t.build.short : '';
}

export function shipItem(player: PlayerView, type: number): Item {
  const { cost, supply } = player.schematics[type];
  return item(player, cost, ALMANAC.ships[type].level, supply);
}

/** An upgrade that lies on a schematic is bought already: moving it costs its price again. */
export function upgradeItem(player: PlayerView, upgrade: number): Item & { type: number } {
  return {
    ...item(player, ALMANAC.prices.upgrade, ALMANAC.upgrades[upgrade].level),
    type: player.upgrades[upgrade],
  };
}

export function techItem(player: PlayerView): Item {
  const top = player.level >= ALMANAC.levels;
  return { ...item(player, ALMANAC.prices.tech, 1), ...(top && { reason: t.build.techFull }) };
}

export function portItem(player: PlayerView): Item {
  return item(player, ALMANAC.ships[PORT].cost, ALMANAC.ships[PORT].level, player.ports_left);
}

export function mineItem(player: PlayerView, left: number): Item {
  return item(player, ALMANAC.prices.mine, levelOf('mine'), left);
}

export function cannonItem(player: PlayerView, left: number): Item {
  return item(player, ALMANAC.prices.cannon, levelOf('cannon'), left);
}
