// The words of M121's panels and mats. Names of cards and phases come from the almanac.
import { clauses, list, many, say } from '../../../texts/said';

const cards = (count: number) => many(count, '{n} card', '{n} cards');
const disks = (count: number) => many(count, '{n} disk', '{n} disks');

export const panelTexts = {
  title: say('M121'),

  /** What is lit, for the prompt. */
  counts: {
    card: cards,
    space: (count: number) => many(count, '{n} space', '{n} spaces'),
    gap: (count: number) => many(count, '{n} gap', '{n} gaps'),
    slot: (count: number) => many(count, '{n} research card', '{n} research cards'),
    load: (count: number) => many(count, '{n} group of cubes', '{n} groups of cubes'),
    demand: (count: number) => many(count, '{n} demand space', '{n} demand spaces'),
    phase: (count: number) => many(count, '{n} phase', '{n} phases'),
  },

  /** So many of a figure, in the order of the vocabulary. */
  figures: [
    cards,
    disks,
    (count: number) => many(count, '{n} tech level', '{n} tech levels'),
    (count: number) => say('{count} military strength', { count }),
    (count: number) => say('{count} strength for invading', { count }),
    (count: number) => say('{count} VP', { count }),
    (count: number) => many(count, '{n} system controlled', '{n} systems controlled'),
    (count: number) => many(count, '{n} system influenced', '{n} systems influenced'),
    (count: number) => many(count, '{n} empty space influenced', '{n} empty spaces influenced'),
    (count: number) => say('{count} infrastructure', { count }),
    (count: number) => many(count, '{n} cube delivered', '{n} cubes delivered'),
  ],

  /** Words on buttons that the vocabulary has not. */
  takeIt: (card: string) => say('Take {card}', { card }),
  guard: say('Guard it'),

  /** What a moment between the phases is called. */
  stages: {
    setup: say('Setup'),
    selection: say('Selection'),
    end: say('End of the game'),
  } as Record<string, string>,

  zones: { research: say('Research'), choices: say('Choices') },
  research: say('Tech and research'),
  perLevel: (columns: number) => say('{columns} a level', { columns }),
  slot: (card: string, slot: string) => say('{card}, at {slot}', { card, slot }),
  emptySlot: (slot: string) => say('{slot}, empty', { slot }),
  symbol: say('The research symbol'),
  deck: say('deck'),
  discards: say('discards'),
  discardPile: say('The discards, newest first'),
  noDiscards: say('Nothing has been discarded.'),
  specials: say('specials'),
  listed: (card: string, where: string) => say('{card}: {where}', { card, where }),
  where: {
    built: (gap: string, name: string) => say('on the board at {gap}, of {name}', { gap, name }),
    research: (slot: string) => say('research card, {slot}', { slot }),
    discarded: say('among the discards'),
    held: say('in your hand'),
    unknown: say('in the deck or in a hand that you do not see'),
  },
  blind: (count: number) => many(count, 'The deck, {n} card', 'The deck, {n} cards'),

  bill: say('The bill'),
  political: say('Cards'),
  military: say('Strength'),
  needs: (need: number, have: number) => say('needs {need}, you have {have}', { need, have }),
  discard: (cards: number) =>
    cards ? many(cards, 'You discard {n} card', 'You discard {n} cards') : say('You discard no card'),
  left: (cards: number) => many(cards, '{n} card left to discard', '{n} cards left to discard'),
  paid: (cards: string[]) => say('Paid with {cards}', { cards: list(cards) }),
  yourHand: say('Your hand'),
  becomes: (before: number, after: number) => say('{before} → {after}', { before, after }),
  /** A system with its space. */
  placed: (space: string, name: string) => say('{space} {name}', { space, name }),
  onPlace: (card: string, place: string) => say('{Card} on {place}', { card, place }),
  inGap: (card: string, gap: string) => say('{Card} in {gap}', { card, gap }),
  paidWith: (what: string, card: string) => say('{What}, paid with {card}', { what, card }),
  fromTo: (from: string, to: string) => say('{from} to {to}', { from, to }),
  toll: (place: string, name: string) => say('{place}: a card for {name}', { place, name }),
  noToll: (spaces: string) => say('{spaces}: no toll', { spaces }),
  spacePays: say('The demand space pays'),
  keeps: (name: string) => say('{name} keeps control', { name }),
  against: (theirs: number, yours: number) => say('{theirs} to your {yours}', { theirs, yours }),
  youDraw: say('You draw'),
  draws: (name: string) => say('{name} draws', { name }),
  takes: (name: string) => say('{name} loses control', { name }),
  stopper: (name: string) => say('{name} could stop it', { name }),

  choices: say('Sealed choices'),
  sealedNote: say('All turn over together. Until then nobody sees a choice, nor whether it is boosted.'),
  boostIt: say('Boost with it'),
  deliverIt: say('Deliver it'),
  payIt: say('Pay with it'),
  boostedWith: (phase: string, card: string) => say('{Phase}, boosted with {card}', { phase, card }),
  boostWhich: (card: string) => say('Which phase do you boost with {card}?', { card }),
  payWhich: (card: string) => say('What do you pay for with {card}?', { card }),
  sealedOf: (count: number, players: number) => say('{count} of {players} in', { count, players }),
  revealed: say('Revealed'),
  double: say('Double rim: boosted'),
  sealed: say('sealed'),
  choosing: say('choosing'),
  withBoost: say('with boost'),

  order: say('Order'),
  techOrder: say('Tech order'),
  ends: (disks: number) =>
    many(
      disks,
      'The game ends when a player has no disks left: {n} to go',
      'The game ends when a player has no disks left: {n} to go',
    ),
  isFree: (name: string) => say('{name} need not wait: nobody who acts before can come in the way', { name }),
  needNotWait: say('need not wait'),
  orderOf: (phase: string) => say('Order of {phase}', { phase }),
  lastRound: say('last round'),
  toTheEnd: (disks: number) => many(disks, '{n} disk to the end', '{n} disks to the end'),

  rival: (name: string, score: number) => say('{name}, {score} VP', { name, score }),
  cards,
  strength: (strength: number, invasion: number) =>
    invasion
      ? say('Military strength {strength}, {invasion} more to invade', { strength, invasion })
      : say('Military strength {strength}', { strength }),
  unspent: (strength: number, invasion: number, left: number) =>
    invasion
      ? say('Military strength {strength}, {invasion} more to invade; {left} unspent in this phase', {
          ...{ strength, invasion, left },
        })
      : say('Military strength {strength}; {left} unspent in this phase', { strength, left }),
  level: (level: number) => say('Tech level {level}', { level }),
  disks: (left: number, of: number) => say('{left} of {of} disks left', { left, of }),
  delivered: (colour: string, count: number) =>
    many(count, '{n} {colour} cube delivered', '{n} {colour} cubes delivered', { colour }),
  sold: (count: number) => many(count, '{n} cube sold', '{n} cubes sold'),
  systems: (controlled: number, influenced: number) =>
    say('{controlled} systems controlled, {influenced} influenced', { controlled, influenced }),
  infrastructure: (count: number) => many(count, '{n} infrastructure card', '{n} infrastructure cards'),

  mat: (name: string) => say('What lies in front of {name}', { name }),
  points: (score: number) => say('{score} VP if the game ended now', { score }),
  now: say('VP now'),
  all: say('all'),
  chooser: say('pick'),
  booster: say('boost'),
  action: (name: string, rows: string[]) => say('{name}: {rows}', { name, rows: clauses(rows) }),
  boost: say('Boost'),
  boostGoes: say('goes to the discards'),
  boostHere: say('drag a card here'),
  noBoost: say('no boost'),
  hand: (count: number) => say('Hand {count}', { count }),
  limit: (count: number) => say('limit {count}', { count }),
  copies: (card: string, count: number) => say('{count} of {card}', { card, count }),

  face: {
    start: (number: number) => say('Start system {number}', { number }),
    system: (type: string) => say('{Type} system', { type }),
    infrastructure: say('Infrastructure'),
    special: say('Special infrastructure'),
    cost: say('Cost'),
    powers: say('Powers'),
    cubes: say('Cubes'),
    demand: say('Demand'),
    combo: say('Combo'),
    tabs: say('Tabs'),
    points: say('VP'),
    worth: (control: number, influence: number) =>
      say('{control} for control, {influence} for others', { control, influence }),
    worthNow: (points: number) => say('{points} now', { points }),
    owner: say('Control'),
    disks: say('Disks'),
    nobody: say('Nobody'),
    space: say('Space'),
    gap: say('Gap'),
    claim: say('Disk'),
    use: say('Use'),
    diskThere: say(
      'With a disk here you colonise and expand next to it, and your cubes pass; it stays on a system that is placed here.',
    ),
    action: say('Action card'),
  },
};
