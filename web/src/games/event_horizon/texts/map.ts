// The words of Event Horizon's map. Names of tiles, kinds and ships come from the almanac.
import { clauses, list, listed, many, say } from '../../../texts/said';
import { typed } from './ships';

export const mapTexts = {
  all: clauses,

  map: (tiles: number) =>
    many(tiles, 'The map: {n} tile around the sun', 'The map: {n} tiles around the sun'),
  tier: (tier: string) => say('T{tier}', { tier }),
  sun: say('The sun'),
  sunDial: (face: number, direction: string) =>
    say('The sun, its dial shows {face}, {direction}', { face, direction }),
  fog: (place: string, back: number) => say('Unrevealed tile {place}, back {back}', { place, back }),
  home: (name: string, place: string) => say('Starting tile of {name} at {place}', { name, place }),
  named: (name: string, kind: string, place: string) =>
    say('{name}, {kind} at {place}', { name, kind, place }),
  world: (defense: number, production: number) =>
    say('defence {defense}, production {production}', { defense, production }),
  entry: (cost: number, damage: number) =>
    damage
      ? say('costs {cost} to enter, {damage} damage to every ship', { cost, damage })
      : say('costs {cost} to enter', { cost }),
  tech: (count: number) => many(count, '{n} tech token', '{n} tech tokens'),
  mine: say('mine'),
  cannon: say('cannon'),
  slot: say('free building slot'),
  wormhole: say('wormhole'),
  salvage: (count: number) => many(count, '{n} salvage card', '{n} salvage cards'),
  flag: (name: string) => say('flag of {name}', { name }),
  ordered: (names: string[]) => say('order marker of {names}', { names: list(names) }),
  order: (name: string, place: string) => say('Order marker of {name} at {place}', { name, place }),
  fleet: (name: string, ships: string[], capture: number) =>
    capture
      ? say('{name}: {ships}, capture value {capture}', { name, ships: list(ships), capture })
      : say('{name}: {ships}', { name, ships: list(ships) }),
  /** `2 drone mothers with 1 damage with Plating` */
  ships: (count: number, ship: { name: string; plural: string }, damage: number, upgrades: string[]) => {
    const ships = typed(count, ship);
    const hurt = damage ? say('{ships} with {damage} damage', { ships, damage }) : ships;
    return upgrades.length ? say('{ships} with {upgrades}', { ships: hurt, upgrades: list(upgrades) }) : hurt;
  },
  group: (name: string, ships: string, place: string) =>
    say('{name}: {ships} at {place}', { name, ships, place }),
  marauderFleet: (ships: number) => many(ships, '{n} marauder ship', '{n} marauder ships'),
  marauderAt: (ships: number, place: string) =>
    many(ships, 'Marauder fleet of {n} ship at {place}', 'Marauder fleet of {n} ships at {place}', { place }),
  damage: (n: number) => say('−{n}', { n }),
  probe: (name: string) => say('Exploratory vehicle of {name}', { name }),
  point: (places: string[]) => say('Meeting point of {places}', { places: list(places) }),
  reach: (cost: number, damage: number, lethal: boolean) =>
    listed([
      many(cost, '{n} movement point', '{n} movement points'),
      ...(damage ? [say('{damage} damage', { damage })] : []),
      ...(lethal ? [say('ships are lost')] : []),
    ]),
};
