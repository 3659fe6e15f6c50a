// The words of Event Horizon's map. Names of tiles, kinds and ships come from the almanac.
import { list, many } from '../../../texts/count';

export const mapTexts = {
  map: (tiles: number) => `The map: ${tiles} tiles around the sun`,
  tier: (tier: string) => `T${tier}`,
  sun: 'The sun',
  dial: (face: number, direction: string) => `its dial shows ${face}, ${direction}`,
  fog: (place: string, back: number) => `Unrevealed tile ${place}, back ${back}`,
  home: (name: string, place: string) => `Starting tile of ${name} at ${place}`,
  named: (name: string, kind: string, place: string) => `${name}, ${kind} at ${place}`,
  world: (defense: number, production: number) => `defence ${defense}, production ${production}`,
  entry: (cost: number, damage: number) =>
    `costs ${cost} to enter` + (damage ? `, ${damage} damage to every ship` : ''),
  tech: (count: number) => many(count, 'tech token'),
  mine: 'mine',
  cannon: 'cannon',
  slot: 'free building slot',
  wormhole: 'wormhole',
  salvage: (count: number) => many(count, 'salvage card'),
  flag: (name: string) => `flag of ${name}`,
  ordered: (names: string[]) => `order marker of ${list(names)}`,
  order: (name: string, place: string) => `Order marker of ${name} at ${place}`,
  fleet: (name: string, ships: string[], capture: number) =>
    `${name}: ${list(ships)}` + (capture ? `, capture value ${capture}` : ''),
  ships: (count: number, one: string, more: string, damage: number) =>
    many(count, one, more) + (damage ? ` with ${damage} damage` : ''),
  carrying: (upgrades: string[]) => (upgrades.length ? ` with ${list(upgrades)}` : ''),
  group: (name: string, ships: string, place: string) => `${name}: ${ships} at ${place}`,
  marauderFleet: (ships: number) => many(ships, 'marauder ship'),
  marauderAt: (ships: number, place: string) => `Marauder fleet of ${many(ships, 'ship')} at ${place}`,
  probe: (name: string) => `Exploratory vehicle of ${name}`,
  point: (places: string[]) => `Meeting point of ${list(places)}`,
  reach: (cost: number, damage: number, lethal: boolean) =>
    `${many(cost, 'movement point')}${damage ? `, ${damage} damage` : ''}${lethal ? ', ships are lost' : ''}`,
};
