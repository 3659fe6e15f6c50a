// The words of Andromeda's Edge that belong to no part of its pictures. Names of things come from the almanac.
import { many, say } from '../../../texts/said';

const points = (count: number) => say('{count} VP', { count });
const tactics = (count: number) => many(count, '{n} tactics card', '{n} tactics cards');
const moons = (count: number) => many(count, '{n} claimed moon', '{n} claimed moons');
const leaders = (count: number) => many(count, '{n} leader', '{n} leaders');

export const gameTexts = {
  title: say('Andromeda’s Edge'),
  turnWord: say('Turn'),
  turn: (turn: number) => say('Turn {turn}', { turn }),
  turnOver: (turn: number) => say('Turn {turn} is over', { turn }),
  setup: say('Setup'),
  lastTurns: say('Last turns'),
  over: say('Final scores'),
  zones: {
    battle: say('Battle'),
    market: say('Modules'),
    raiders: say('Raiders'),
    tracks: say('Progress'),
  },
  /** So many of what a player has, in the order of the vocabulary. */
  figures: [
    points,
    leaders,
    (count: number) => many(count, '{n} ship in the bay', '{n} ships in the bay'),
    (count: number) => many(count, '{n} ship on the map', '{n} ships on the map'),
    (count: number) => many(count, '{n} scrapped ship', '{n} scrapped ships'),
    (count: number) => many(count, '{n} module', '{n} modules'),
    (count: number) => many(count, '{n} damaged module', '{n} damaged modules'),
    moons,
    (count: number) => many(count, '{n} development', '{n} developments'),
    (count: number) => many(count, '{n} token', '{n} tokens'),
    tactics,
  ],
  /** So many of a resource, in the order of the vocabulary. */
  resources: [
    (count: number) => say('{count} titanium', { count }),
    (count: number) => say('{count} nanocarbon', { count }),
    (count: number) => say('{count} ice', { count }),
    (count: number) => many(count, '{n} credit', '{n} credits'),
    (count: number) => say('{count} energy', { count }),
    tactics,
  ],
  counts: {
    region: (count: number) => many(count, '{n} region', '{n} regions'),
    ship: (count: number) => many(count, '{n} kind of ship', '{n} kinds of ships'),
    plate: (count: number) => many(count, '{n} module', '{n} modules'),
    place: (count: number) => many(count, '{n} place', '{n} places'),
    slot: (count: number) => many(count, '{n} slot', '{n} slots'),
    berth: (count: number) => many(count, '{n} group of ships', '{n} groups of ships'),
    market: (count: number) => many(count, '{n} module', '{n} modules'),
    moon: (count: number) => many(count, '{n} moon', '{n} moons'),
    card: (count: number) => many(count, '{n} tactics card', '{n} tactics cards'),
    token: (count: number) => many(count, '{n} token', '{n} tokens'),
    track: (count: number) => many(count, '{n} track', '{n} tracks'),
    development: (count: number) => many(count, '{n} ability card', '{n} ability cards'),
    upgrade: (count: number) => many(count, '{n} upgrade', '{n} upgrades'),
    face: (count: number) => many(count, '{n} die', '{n} dice'),
    resource: (count: number) => many(count, '{n} resource', '{n} resources'),
  },
  amountOf: (count: number, name: string) => say('{count} {name}', { count, name }),
  takeIt: (name: string) => say('Take {name}', { name }),
  putBack: (name: string) => say('Put {name} back', { name }),
  activate: (name: string) => say('Activate {name}', { name }),
  move: (name: string) => say('Move {name}', { name }),
  energyDice: (count: number) => say('{count} energy', { count }),
  noEnergy: say('No energy for dice'),
  /** What a way that brings nothing is called. */
  nothing: say('nothing'),
  doNothing: say('Do nothing'),
  developOn: (place: string) => say('Develop {place}', { place }),
  collapseOn: (place: string) => say('Collapse on {place}', { place }),
  strikeFrom: (place: string) => say('Raider from {place}', { place }),
  raiderIn: (place: string) => say('Raider at {place}', { place }),
  recruitIn: (place: string) => say('Recruit all in {place}', { place }),
  recruitOneIn: (place: string) => say('Recruit one in {place}', { place }),
  leaderIn: (place: string) => say('Leader in {place}', { place }),
  collectIn: (place: string) => say('Collect in {place}', { place }),
  shipAt: (ship: string, place: string) => say('{ship} at {place}', { ship, place }),
  placeCalled: (place: string) => say('place {place}', { place }),
  atThePlace: (place: string) => say('At place {place}', { place }),
};
