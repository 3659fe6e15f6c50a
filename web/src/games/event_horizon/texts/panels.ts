// The words of Event Horizon's panels: player cards, rivals, build, supply and the large faces. Names of things come from the almanac.
import { capital, list, many } from '../../../texts/count';
import { lowest } from './dice';

export const eventHorizon = {
  title: 'Event Horizon',
  list,
  capital,

  zones: { build: 'Build', pools: 'Supply', battle: 'Battle' },
  hitsOn: lowest,
  noHit: '–',

  /** Words of the rules that are too bare for a button. */
  wording: {
    number: (n: number) => many(n, 'ship'),
    only: (n: number) => `Only ${many(n, 'ship')}`,
    aside: () => 'Lay it aside',
  } as Record<string, (id: number) => string>,

  mat: {
    title: (name: string) => `Player card of ${name}`,
    points: 'VP',
    score: (points: number, sources: string[]) =>
      `${many(points, 'victory point')}${sources.length ? `: ${list(sources)}` : ''}`,
    source: (name: string, points: number) => `${points} from ${name}`,
    tech: (level: number) => `Tech level ${level}`,
    next: (what: string) => `next: ${what}`,
    top: 'top of the track',
    level: (level: number, texts: string[], reached: boolean) =>
      `Level ${level}${reached ? ', reached' : ''}: ${list(texts)}`,
    marker: (level: number) => `Tech level ${level}`,
    flags: (flags: number, of: number) => `Flags ${flags} of ${of}`,
    row: (points: number) => `${points} VP at the end of each round`,
    box: (flags: number, points: number) =>
      `With ${many(flags, 'flag')}: ${points} VP at the end of each round`,
    spare: (n: number) => `+${n}`,
    production: 'Production',
    dial: (production: number) => `Production ${production}`,
    dialBuild: (left: number, production: number) => `${left} of ${production} production left`,
    spent: (spent: number, of: number) => (spent === of ? `all ${of} spent` : `${spent} of ${of} spent`),
    each: 'each round',
    markers: (placed: number, of: number) => `${many(of, 'order marker')}, ${placed} on the map`,
    probe: (out: boolean) =>
      out ? 'The exploratory vehicle is on the map' : 'The exploratory vehicle is here',
    ports: (n: number, left: number) => `${many(n, 'port')} on the map, ${left} left`,
    place: (place: number) => `Place ${place} in player order`,
    schematics: 'Ship schematics',
    aside: 'Cards aside',
    draw: 'Keep one card',
    drawing: 'Draws cards',
    drawn: (n: number) => `looks at ${many(n, 'card')}`,
  },

  unlock: { second: '#2' },

  ship: {
    stats: { speed: 'speed', capture: 'CV', hits: 'hits', hp: 'HP', dice: 'dice' },
    statTitles: {
      speed: 'Movement of each activation',
      capture: 'Capture value',
      hits: 'Lowest number that hits',
      hp: 'Hits that destroy it',
      dice: 'Dice in each round of combat',
    },
    label: (name: string, cost: number, stats: string[], ships: number, supply: number) =>
      `${capital(name)}: cost ${cost}, ${stats.join(', ')}; ${ships} on the map, ${supply} left`,
    cost: (cost: number) => `Costs ${cost} production`,
    locked: (level: number) => `from level ${level}`,
    onMap: (ships: number, supply: number) => `${ships} on map, ${supply} left`,
    waiting: (n: number) => `+${n} to place`,
    noSpecial: 'no special',
    freeSlot: 'free slot',
    secondSlot: (level: number) => `second slot at level ${level}`,
    lacks: (n: number, ships: number) =>
      ships === 0 ? 'new ships' : n === 0 ? `all ${ships}` : n === 1 ? '1 lacks' : `${n} lack`,
    lacksTitle: (n: number, ships: number) =>
      ships === 0
        ? 'No ship of this type is on the map.'
        : n === 0
          ? 'Every ship on the map carries it.'
          : `${n} of ${many(ships, 'ship')} on the map ${n === 1 ? 'lacks' : 'lack'} it.`,
    upgrade: (name: string, text: string) => `${name}: ${text}`,
    special: (name: string, text: string) => `${name}, special: ${text}`,
  },

  build: {
    title: 'Build',
    left: (left: number, of: number) => `${left} of ${of} left`,
    income: (production: number) => `${production} a round`,
    upgrades: (price: number, refit: number) => `Ship upgrades, ${price} each, refit ${refit} a ship`,
    item: (name: string, price: number, level: number, reason: string) =>
      `${capital(name)}, ${price} production, from tech level ${level}${reason ? `; ${reason}` : ''}`,
    tech: 'Tech',
    techTo: (level: number) => `to ${level}`,
    stock: (n: number) => `${n} left`,
    times: (n: number) => `×${n}`,
    on: (ships: string) => `on ${ships}`,
    unused: 'not used',
  },

  pools: {
    title: 'Supply',
    unrevealed: (n: number) => `${n} tiles face down`,
    mines: 'mines',
    cannons: 'cannons',
    gates: 'wormholes',
    deck: 'specials',
    fleets: 'fleets',
    left: (n: number, what: string) => `${n} ${what} left`,
    marauders: (fleets: number, ships: number) =>
      `${many(fleets, 'marauder fleet')} with ${many(ships, 'ship')} on the map`,
    ring: (back: number) => `Face down with ${back} on the back`,
    kind: (n: number, name: string) => `${n} ${name.toLowerCase()}`,
    open: 'all revealed',
  },

  rival: {
    label: (name: string, points: number) => `${name}, ${many(points, 'victory point')}`,
    production: (n: number) => `Production ${n}`,
    level: (level: number) => `Tech level ${level}`,
    flags: (flags: number, row: number) => `${many(flags, 'flag')} on the map: ${row} VP a round`,
    ships: (ships: number, name: string, names: string[]) =>
      `${ships} ${name}${names.length ? `: ${list(names)}` : ''}`,
    free: 'free slot',
    aside: (names: string[]) => `Cards aside: ${list(names)}`,
  },

  status: {
    order: 'Order',
    turnOrder: 'Player order',
    says: (name: string, place: number, points: number, production: number) =>
      `${name}: place ${place}, ${many(points, 'VP', 'VP')}, production ${production}`,
  },

  face: {
    ship: (level: number) => `Ship type, from level ${level}`,
    cost: 'Cost',
    supply: 'Supply',
    production: (n: number) => `${n} production`,
    pieces: (n: number) => many(n, 'piece'),
    upgrade: (level: number) => `Ship upgrade, from level ${level}`,
    effect: 'Effect',
    lies: 'Lies',
    nobody: 'on no schematic',
    special: (copies: number) => `Special, ${many(copies, 'card')} in the deck`,
    cardHidden: 'A card that only its owner may see',
    defense: 'Defense',
    yields: 'Yields',
    slots: 'Slot',
    tech: 'Tech',
    entry: 'Enter',
    damage: (n: number) => `${n} damage to each ship`,
    moves: (n: number) => `${n} movement`,
    tokens: (n: number) => many(n, 'tech token'),
    taken: 'its tech is taken',
    mine: 'mine',
    cannon: 'cannon',
    owner: 'Flag',
    noOwner: 'of nobody',
    here: 'Here',
    wormhole: 'wormhole',
    salvage: (n: number) => many(n, 'salvage card'),
    home: (player: string) => `starts here: ${player}`,
    marker: (player: string) => `${player}’s order marker`,
    marauders: (ships: number) => many(ships, 'marauder ship'),
    force: (player: string, ships: string[], capture: number) =>
      `${player}: ${list(ships)}${capture ? `, CV ${capture}` : ''}`,
    ships: (n: number, one: string, more: string) => many(n, one, more),
    nothing: 'nothing',
    hidden: 'Unrevealed tile',
    hiddenKind: (back: number) => `${back} on the back`,
    tile: (id: string, kind: string) => `${id}, ${kind}`,
    sun: 'The sun',
    start: 'Starting tile',
    carries: 'Carries',
    damaged: 'Damage',
    plain: 'no upgrade',
    hurt: (damage: number, hp: number) => `${damage} of ${hp} HP lost`,
    fleetKind: 'Marauders',
    fleetShips: 'Ships',
    fleetAt: 'Lies at',
    gone: 'destroyed',
  },
};
