// The words of Event Horizon's panels: player cards, rivals, build, supply and the large faces. Names of things come from the almanac.
import { capital, list, listed, many, say, small } from '../../../texts/said';
import { lowest } from './dice';
import { typed } from './ships';

const someShips = (n: number) => many(n, '{n} ship', '{n} ships');
const flags = (n: number) => many(n, '{n} flag', '{n} flags');
const points = (n: number) => many(n, '{n} victory point', '{n} victory points');
const vp = (n: number) => many(n, '{n} VP', '{n} VP');

export const eventHorizon = {
  title: say('Event Horizon'),
  list,
  listed,
  capital,

  hand: {
    test: (cv: number, dv: number) => say('CV {cv} against DV {dv}', { cv, dv }),
    counts: {
      tile: (n: number) => many(n, '{n} tile', '{n} tiles'),
      point: (n: number) => many(n, '{n} point', '{n} points'),
      group: (n: number) => many(n, '{n} group of ships', '{n} groups of ships'),
    },
    /** So many of a figure, in the order of the vocabulary. */
    figures: [
      (n: number) => say('{n} production to spend', { n }),
      (n: number) => say('{n} production', { n }),
      (n: number) => many(n, '{n} tech level', '{n} tech levels'),
      points,
      flags,
      (n: number) => many(n, '{n} order marker', '{n} order markers'),
      (n: number) => say('{n} damage', { n }),
      (n: number) => many(n, '{n} mine', '{n} mines'),
      (n: number) => many(n, '{n} cannon', '{n} cannons'),
    ],
    untilOver: say('Fire until it is over'),
  },
  zones: {
    build: say('Build'),
    pools: say('Supply'),
    battle: say('Battle'),
    held: say('In the hand'),
    outlook: say('If Move ended now'),
  },
  held: {
    title: say('In the hand'),
    empty: say('Ships with an order: pick them up, and every tile they reach lights up.'),
    cost: (speed: number) => say('movement it takes, of {speed}', { speed }),
    anyCost: say('movement it takes'),
    takes: say('your CV beats the DV'),
    equal: say('equal is not enough'),
    fight: say('a fight comes first'),
    lost: say('ships are lost on the way'),
    sample: (value: number, defense: number) => say('{value} : {defense}', { value, defense }),
  },
  outlook: {
    title: say('If Move ended now'),
    withMove: say('With this move'),
    captures: say('Captures'),
    short: say('Too weak'),
    fights: say('Fights'),
    points: say('VP this round'),
    more: (n: number) => say('+{n}', { n }),
    label: (name: string, n: number) => say('{name}: {n}', { name, n }),
  },
  hitsOn: lowest,
  noHit: '–',

  /** Words of the rules that are too bare for a button. */
  wording: {
    number: someShips,
    only: (n: number) => many(n, 'Only {n} ship', 'Only {n} ships'),
    aside: () => say('Lay it aside'),
  } as Record<string, (id: number) => string>,

  mat: {
    title: (name: string) => say('Player card of {name}', { name }),
    points: say('VP'),
    score: (n: number, sources: string[]) =>
      sources.length ? say('{points}: {sources}', { points: points(n), sources: list(sources) }) : points(n),
    source: (name: string, points: number) => say('{points} from {name}', { points, name }),
    tech: (level: number) => say('Tech level {level}', { level }),
    next: (what: string) => say('next: {what}', { what }),
    top: say('top of the track'),
    level: (level: number, texts: string[], reached: boolean) =>
      reached
        ? say('Level {level}, reached: {texts}', { level, texts: list(texts) })
        : say('Level {level}: {texts}', { level, texts: list(texts) }),
    marker: (level: number) => say('Tech level {level}', { level }),
    flags: (flags: number, of: number) => say('Flags {flags} of {of}', { flags, of }),
    row: (points: number) => say('{points} at the end of each round', { points: vp(points) }),
    box: (n: number, points: number) =>
      say('With {flags}: {points} at the end of each round', { flags: flags(n), points: vp(points) }),
    spare: (n: number) => say('+{n}', { n }),
    production: say('Production'),
    dial: (production: number) => say('Production {production}', { production }),
    dialBuild: (left: number, production: number) =>
      say('{left} of {production} production left', { left, production }),
    spent: (spent: number, of: number) =>
      spent === of ? say('all {of} spent', { of }) : say('{spent} of {of} spent', { spent, of }),
    each: say('each round'),
    markers: (placed: number, of: number) =>
      many(of, '{n} order marker, {placed} on the map', '{n} order markers, {placed} on the map', { placed }),
    probe: (out: boolean) =>
      out ? say('The exploratory vehicle is on the map') : say('The exploratory vehicle is here'),
    ports: (n: number, left: number) =>
      many(n, '{n} port on the map, {left} left', '{n} ports on the map, {left} left', { left }),
    place: (place: number) => say('Place {place} in player order', { place }),
    schematics: say('Ship schematics'),
    aside: say('Cards aside'),
    draw: say('Keep one card'),
    drawing: say('Draws cards'),
    drawn: (n: number) => many(n, 'looks at {n} card', 'looks at {n} cards'),
  },

  unlock: { second: say('#2') },

  ship: {
    stats: { speed: say('speed'), capture: say('CV'), hits: say('hits'), hp: say('HP'), dice: say('dice') },
    statTitles: {
      speed: say('Movement of each activation'),
      capture: say('Capture value'),
      hits: say('Lowest number that hits'),
      hp: say('Hits that destroy it'),
      dice: say('Dice in each round of combat'),
    },
    label: (name: string, cost: number, stats: string[], ships: number, supply: number) =>
      say('{Name}: cost {cost}, {stats}; {ships} on the map, {supply} left', {
        name,
        cost,
        stats: listed(stats),
        ships,
        supply,
      }),
    cost: (cost: number) => say('Costs {cost} production', { cost }),
    locked: (level: number) => say('from level {level}', { level }),
    onMap: (ships: number, supply: number) => say('{ships} on map, {supply} left', { ships, supply }),
    waiting: (n: number) => say('+{n} to place', { n }),
    noSpecial: say('no special'),
    freeSlot: say('free slot'),
    secondSlot: (level: number) => say('second slot at level {level}', { level }),
    lacks: (n: number, ships: number) =>
      ships === 0
        ? say('new ships')
        : n === 0
          ? say('all {ships}', { ships })
          : many(n, '{n} lacks', '{n} lack'),
    lacksTitle: (n: number, ships: number) =>
      ships === 0
        ? say('No ship of this type is on the map.')
        : n === 0
          ? say('Every ship on the map carries it.')
          : many(n, '{n} of {ships} on the map lacks it.', '{n} of {ships} on the map lack it.', {
              ships: someShips(ships),
            }),
    stat: (name: string, value: string | number) => say('{name} {value}', { name, value }),
    upgrade: (name: string, text: string, lacks: string) =>
      say('{name}: {text}. {lacks}', { name, text, lacks }),
    special: (name: string, text: string) => say('{name}, special: {text}', { name, text }),
  },

  build: {
    title: say('Build'),
    left: (left: number, of: number) => say('{left} of {of} left', { left, of }),
    income: (production: number) => say('{production} a round', { production }),
    upgrades: (price: number, refit: number) =>
      say('Ship upgrades, {price} each, refit {refit} a ship', { price, refit }),
    item: (name: string, price: number, level: number, reason: string) =>
      reason
        ? say('{Name}, {price} production, from tech level {level}; {reason}', { name, price, level, reason })
        : say('{Name}, {price} production, from tech level {level}', { name, price, level }),
    upgrade: (item: string, text: string, place: string) =>
      say('{item}: {text}; {place}', { item, text, place }),
    tech: say('Tech'),
    techTo: (level: number) => say('to {level}', { level }),
    stock: (n: number) => say('{n} left', { n }),
    times: (n: number) => say('×{n}', { n }),
    on: (ships: string) => say('on {ships}', { ships }),
    unused: say('not used'),
  },

  pools: {
    title: say('Supply'),
    unrevealed: (n: number) => many(n, '{n} tile face down', '{n} tiles face down'),
    mines: say('mines'),
    cannons: say('cannons'),
    gates: say('wormholes'),
    deck: say('specials'),
    fleets: say('fleets'),
    minesLeft: (n: number) => many(n, '{n} mine left', '{n} mines left'),
    cannonsLeft: (n: number) => many(n, '{n} cannon left', '{n} cannons left'),
    gatesLeft: (n: number) => many(n, '{n} wormhole left', '{n} wormholes left'),
    deckLeft: (n: number) => many(n, '{n} special left', '{n} specials left'),
    marauders: (fleets: number, count: number) =>
      many(
        fleets,
        '{n} marauder fleet with {ships} on the map',
        '{n} marauder fleets with {ships} on the map',
        {
          ships: someShips(count),
        },
      ),
    ring: (back: number) => say('Face down with {back} on the back', { back }),
    ringLabel: (back: number, kinds: string[]) =>
      kinds.length
        ? say('Face down with {back} on the back: {kinds}', { back, kinds: list(kinds) })
        : say('Face down with {back} on the back: all revealed', { back }),
    kind: (n: number, name: string) => say('{n} {kind}', { n, kind: small(name) }),
  },

  rival: {
    label: (name: string, n: number) => say('{name}, {points}', { name, points: points(n) }),
    production: (n: number) => say('Production {n}', { n }),
    level: (level: number) => say('Tech level {level}', { level }),
    flags: (n: number, row: number) =>
      say('{flags} on the map: {points} a round', { flags: flags(n), points: vp(row) }),
    ships: (n: number, ship: { name: string; plural: string }, names: string[]) =>
      names.length ? say('{ships}: {names}', { ships: typed(n, ship), names: list(names) }) : typed(n, ship),
    free: say('free slot'),
    aside: (names: string[]) => say('Cards aside: {names}', { names: list(names) }),
  },

  status: {
    order: say('Order'),
    turnOrder: say('Player order'),
    says: (name: string, place: number, points: number, production: number) =>
      say('{name}: place {place}, {points}, production {production}', {
        name,
        place,
        points: vp(points),
        production,
      }),
  },

  face: {
    ship: (level: number) => say('Ship type, from level {level}', { level }),
    cost: say('Cost'),
    supply: say('Supply'),
    production: (n: number) => say('{n} production', { n }),
    pieces: (n: number) => many(n, '{n} piece', '{n} pieces'),
    upgrade: (level: number) => say('Ship upgrade, from level {level}', { level }),
    effect: say('Effect'),
    lies: say('Lies'),
    nobody: say('on no schematic'),
    special: (copies: number) =>
      many(copies, 'Special, {n} card in the deck', 'Special, {n} cards in the deck'),
    cardHidden: say('A card that only its owner may see'),
    defense: say('Defense'),
    yields: say('Yields'),
    slots: say('Slot'),
    tech: say('Tech'),
    entry: say('Enter'),
    damage: (n: number) => many(n, '{n} damage to each ship', '{n} damage to each ship'),
    moves: (n: number) => say('{n} movement', { n }),
    tokens: (n: number) => many(n, '{n} tech token', '{n} tech tokens'),
    taken: say('its tech is taken'),
    mine: say('mine'),
    cannon: say('cannon'),
    owner: say('Flag'),
    noOwner: say('of nobody'),
    way: say('Way'),
    toHere: say('here'),
    lost: say('ships are lost'),
    capture: say('Capture'),
    against: (value: number, defense: number) => say('{value} : {defense}', { value, defense }),
    fightFirst: say('A fight comes first'),
    taking: (value: number, defense: number, takes: boolean, fight: boolean) =>
      takes
        ? fight
          ? say('CV {value} takes DV {defense}, if these ships win the fight', { value, defense })
          : say('CV {value} takes DV {defense}', { value, defense })
        : value === defense
          ? say('CV {value} is equal to DV {defense}, and equal is not enough', { value, defense })
          : say('CV {value} is less than DV {defense}', { value, defense }),
    here: say('Here'),
    wormhole: say('wormhole'),
    salvage: (n: number) => many(n, '{n} salvage card', '{n} salvage cards'),
    home: (player: string) => say('starts here: {player}', { player }),
    marker: (player: string) => say('{player}’s order marker', { player }),
    marauders: (ships: number) => many(ships, '{n} marauder ship', '{n} marauder ships'),
    force: (player: string, ships: string[], capture: number) =>
      capture
        ? say('{player}: {ships}, CV {capture}', { player, ships: list(ships), capture })
        : say('{player}: {ships}', { player, ships: list(ships) }),
    ships: typed,
    nothing: say('nothing'),
    hidden: say('Unrevealed tile'),
    hiddenKind: (back: number) => say('{back} on the back', { back }),
    tile: (id: string, kind: string) => say('{id}, {kind}', { id, kind }),
    sun: say('The sun'),
    start: say('Starting tile'),
    carries: say('Carries'),
    damaged: say('Damage'),
    plain: say('no upgrade'),
    hurt: (damage: number, hp: number) => say('{damage} of {hp} HP lost', { damage, hp }),
    fleetKind: say('Marauders'),
    fleetShips: say('Ships'),
    fleetAt: say('Lies at'),
    gone: say('destroyed'),
  },
};
