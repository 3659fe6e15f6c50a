// The words of Solar Sphere's panels: mats, fleet, crew, DRANDA and the large faces. Names of things come from the almanac.
import { capital, clauses, list, listed, many, say, sentences } from '../../../texts/said';

const ordinal = (n: number) => [say('1st'), say('2nd'), say('3rd')][n];
const pointsText = (n: number) => many(n, '{n} point', '{n} points');
const crew = (n: number) => many(n, '{n} crew', '{n} crew');
const hexes = (n: number) => many(n, '{n} hex', '{n} hexes');

export const solarSphere = {
  title: say('Solar Sphere'),
  list,
  ordinal,
  capital,

  hand: {
    die: (die: string) => say('your {die}', { die }),
    counts: {
      location: (n: number) => many(n, '{n} Location', '{n} Locations'),
      hex: hexes,
    },
    /** So many of a figure, in the order of the vocabulary. */
    figures: [
      (n: number) => many(n, '{n} active drone', '{n} active drones'),
      (n: number) => many(n, '{n} drone on ships', '{n} drones on ships'),
      (n: number) => many(n, '{n} decommissioned drone', '{n} decommissioned drones'),
      (n: number) => many(n, '{n} satellite', '{n} satellites'),
      (n: number) => say('{n} morale', { n }),
      (n: number) => say('{n} reputation', { n }),
      pointsText,
      (n: number) => many(n, '{n} point at the end', '{n} points at the end'),
      hexes,
      crew,
      (n: number) => say('{n} retired crew', { n }),
    ],
  },
  zones: { fleet: say('Fleet'), crew: say('Crew') },

  mat: {
    title: (name: string) => say('Command Centre of {name}', { name }),
    points: say('points'),
    now: (score: number) => say('{score} if it ended now', { score }),
    nowTitle: say('The final score if the game ended now'),
    score: (score: number, now: number) => say('Score {score}; {now} if the game ended now', { score, now }),
    dice: say('Dice'),
    tracks: say('Reputation and morale'),
    reputation: say('Reputation'),
    morale: say('Morale'),
    marker: (track: string, value: number, points: number) =>
      say('{track} {value}: {points} at the end', { track, value, points: pointsText(points) }),
    column: (column: number, spanners: number, points: number) =>
      listed([
        say('Morale {column}', { column }),
        ...(spanners ? [many(spanners, '{n} kickback', '{n} kickbacks')] : []),
        say('{points} at the end', { points: pointsText(points) }),
      ]),
    stop: (column: number) => say('Move morale back to {column}', { column }),
    pts: say('pts'),
    port: (face: number, dice: number) =>
      dice
        ? many(dice, 'Docking port {face}: {n} die', 'Docking port {face}: {n} dice', { face })
        : say('Docking port {face}: empty', { face }),
    portBonus: (amounts: number[]) =>
      say('Morale for 1, 2 or 3 dice: {amounts}', { amounts: listed(amounts.map(String)) }),
    auxiliary: (face: number) => say('Auxiliary die showing {face}', { face }),
    auxiliaryShort: say('Aux'),
    auxiliaryWaits: say('The auxiliary die waits in the reserve'),
    auxiliaryGone: say('The auxiliary die is in play this round'),
    storage: say('Storage'),
    stored: (n: number, of: number) => say('{n} / {of}', { n, of }),
    resource: (name: string, n: number) => say('You have {n} {name}', { n, name }),
    held: (name: string, n: number) => say('{n} {name}', { n, name }),
    drones: say('Drones'),
    inHand: (n: number) => say('{n} in hand', { n }),
    active: say('Active'),
    inactive: say('Inactive'),
    reserve: say('Reserve'),
    dronesIn: (place: string, n: number) => many(n, '{place}: {n} drone', '{place}: {n} drones', { place }),
    matrix: say('Matrix'),
    matrixLeft: (n: number) => say('{n} free', { n }),
    row: (name: string, filled: number, of: number, next: string) =>
      next
        ? say('Matrix row {name}: {filled} of {of} filled, next {next}', { name, filled, of, next })
        : say('Matrix row {name}: {filled} of {of} filled', { name, filled, of }),
    columnDie: (column: number, filled: boolean) =>
      filled
        ? say('Column {column} has given the auxiliary die', { column: column + 1 })
        : say('Column {column} gives the auxiliary die when it is full', { column: column + 1 }),
    crew: say('Crew'),
    free: say('free place'),
    retired: (n: number) => many(n, '{n} retired', '{n} retired'),
    claimed: (n: number) => many(n, '{n} ship', '{n} ships'),
    retiredTitle: (name: string) => say('Retired crew of {name}', { name }),
    claimedTitle: (name: string) => say('Ships claimed by {name}', { name }),
    crewTitle: (name: string) => say('Crew of {name}', { name }),
    nothing: say('Nothing yet.'),
    close: say('Close'),
    factions: (counts: string[]) => say('Faction icons: {counts}', { counts: list(counts) }),
  },

  rival: {
    label: (name: string, score: number) => say('{name}, {points}', { name, points: pointsText(score) }),
    noCrew: say('No crew yet.'),
    active: say('active'),
    off: say('off'),
    left: say('left'),
    crew,
    stock: (counts: string[]) =>
      counts.length ? say('Storage: {counts}', { counts: list(counts) }) : say('Storage: empty'),
    satellites: (places: string[]) =>
      places.length ? say('Satellites: {places}', { places: list(places) }) : say('Satellites: none'),
    drones: (active: number, off: number, left: number) =>
      say('Drones: {active} active, {off} inactive, {left} in reserve', { active, off, left }),
  },

  fleet: {
    title: say('Resistance Fleet'),
    top: say('Top row, new this round'),
    bottom: say('Bottom row, fights first'),
    deck: (n: number) => say('{n} left', { n }),
    deckTitle: (n: number) => many(n, '{n} ship in the deck', '{n} ships in the deck'),
    corporation: (n: number) => many(n, '{n} Corporation drone waiting', '{n} Corporation drones waiting'),
    die: (face: number) => say('The Resistance die shows {face}', { face }),
    empty: say('no ship'),
    later: say('a new ship comes in Recover'),
    below: say('a ship that wins above comes down here'),
    fought: (drones: number, resistance: number) =>
      say('Battle: {drones} against {resistance} + die', { drones, resistance }),
    ship: (name: string, resistance: number, bonuses: number[], icons: string[]) =>
      say('{name}: resistance {resistance}, bonuses {bonuses}, {icons}', {
        name,
        resistance,
        bonuses: listed(bonuses.map(String)),
        icons: list(icons),
      }),
    manned: (forces: string[]) =>
      forces.length ? say('drones of {forces}', { forces: list(forces) }) : say('no drones there'),
    foughtLabel: say('in battle now'),
    all: clauses,
    force: (name: string, drones: number) => say('{name} {drones}', { name, drones }),
    reputation: say('reputation'),
  },

  crew: {
    title: say('Crew Station'),
    hire: (dice: number[]) => say('hire with {dice}', { dice: dice.join(' · ') }),
    tier: (tier: number) => say('Tier {tier}', { tier: tier + 1 }),
    deck: (n: number) => many(n, '{n} card in this deck', '{n} cards in this deck'),
    price: (gold: number, any: number) =>
      any
        ? many(any, '{gold} gold and any {n} resource', '{gold} gold and any {n} resources', { gold })
        : say('{gold} gold', { gold }),
    token: (n: number) => say('{n} morale for whoever hires this card', { n }),
    used: say('used'),
    sold: say('sold out'),
    hired: say('hired'),
    later: say('a new card in Recover'),
    retire: say('When retired'),
    card: (name: string, tier: number, faction: string) =>
      say('{name}, tier {tier}, {faction}', { name, tier: tier + 1, faction }),
    does: (when: string, action: string, retire: string) =>
      say('{when}: {action}. When retired: {retire}', { when, action, retire }),
    tokenLabel: (n: number) => say('{n} morale on it', { n }),
    usedLabel: say('Used this round'),
    all: sentences,
  },

  solo: {
    level: (level: string) => say('{level} level', { level }),
    card: (id: string) => say('Solo card {id}', { id }),
    cardSays: (id: string, goes: string[], order: string) =>
      say('Solo card {id}: {goes}. {order}', { id, goes: list(goes), order }),
    goes: (colour: string, place: string) => say('the {colour} die goes to {place}', { colour, place }),
    next: (colours: string[]) =>
      say('Order of the dice when it is the top discard: {colours}', { colours: listed(colours) }),
    nextOrder: say('As the top discard: the dice of the next round lie in this order.'),
    discards: say('Top discard'),
    deck: (n: number) => say('{n} in the deck', { n }),
    discarded: (n: number) => say('{n} discarded', { n }),
    supply: say('Supply'),
    removed: say('Out of the game'),
    opaque: say('Opaque dice left'),
    noOpaque: say('none'),
    die: (colour: string, face: number) => say('{colour} die showing {face}', { colour, face }),
    crew,
    ships: (n: number) => many(n, '{n} ship', '{n} ships'),
    hexes,
  },

  status: {
    order: say('Order'),
    turnOrder: say('Turn order'),
    scoring: (points: number[]) => say('{points} points', { points: points.join(' · ') }),
    left: (name: string, dice: number) =>
      many(dice, '{name}: {n} die left', '{name}: {n} dice left', { name }),
  },

  face: {
    sentence: (text: string) => say('{Text}.', { text }),
    gains: (text: string, faction: string) => say('{Text}; {faction}.', { text, faction }),
    value: (value: number) => say('Value {value}', { value }),
    cost: say('Cost'),
    gain: say('Gain'),
    pays: (points: number) =>
      many(points, 'This place scores {n} point at the end.', 'This place scores {n} points at the end.'),
    builtBy: (name: string) => say('Built by {name}.', { name }),
    faceDown: say('Face-down hex'),
    core: say('Core'),
    resistance: (n: number) => say('Resistance {n}', { n }),
    bonuses: say('Bonuses'),
    claims: say('Claim'),
    retire: say('Retire'),
    action: say('Action'),
    price: say('Price'),
    location: say('Location'),
    dice: say('Dice'),
    anyDie: say('any die'),
    boosted: say('With your satellite'),
    scoring: say('Sphere scoring card'),
    resource: say('Resource'),
    faction: say('Faction icon'),
    solo: say('DRANDA deck'),
  },
};
