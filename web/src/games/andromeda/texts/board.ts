// The words of the map. Names of regions, planets, moons and ships come from the almanac.
import { clauses, many, say } from '../../../texts/said';

export const boardTexts = {
  all: clauses,
  map: (regions: number) => many(regions, 'The Edge: {n} region', 'The Edge: {n} regions'),
  times: (count: number) => say('×{count}', { count }),
  uncharted: say('uncharted'),
  nextPlanet: say('next planet'),
  empty: (place: string) => say('{place}, no tile yet', { place }),
  next: (place: string) => say('{place}, the next planet is laid here', { place }),
  planet: (name: string, kind: string, place: string) =>
    say('{name}, {kind} planet at {place}', { name, kind, place }),
  tile: (name: string, place: string) => say('{name} at {place}', { name, place }),
  nebula: (number: number) => say('Nebula {number}', { number }),
  cost: (development: string, cost: string) => say('{development} for {cost}', { development, cost }),
  settled: (development: string, name: string) => say('{development} of {name}', { development, name }),
  collapsed: say('collapsed'),
  moons: (count: number, top: string) => many(count, '{top}', '{n} moons, {top} on top', { top }),
  noMoons: say('no moons'),
  ships: (name: string, ships: string) => say('{name}: {ships}', { name, ships }),
  shipCount: (count: number, ship: string) => say('{count} {ship}', { count, ship }),
  raiders: (count: number, name: string) => many(count, 'raider {name}', '{n} raiders {name}', { name }),
  leaders: (count: number, name: string) =>
    many(count, '{n} leader of {name}', '{n} leaders of {name}', { name }),
  tokens: (what: string) => say('lying there: {what}', { what }),
  active: say('the active region'),
  scale: (terminus: number) => say('Victory points; {terminus} end the game', { terminus }),
  scored: (name: string, points: number) => say('{name}: {points} VP', { name, points }),
  lastEvent: (deck: number) => say('last event · {deck} in the deck', { deck }),
  thisEvent: say('event'),
  score: say('scored'),
};
