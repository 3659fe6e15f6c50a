// The words of the shelf, of the lists of tables, and of the dialogs that make one.
import { capital, list, listed, many, say } from './said';

const bots = (count: number) => many(count, '{n} bot', '{n} bots');

export const lobby = {
  title: say('Perihelion · The shelf'),
  heading: say('The shelf'),
  replaysTitle: say('Perihelion · Replays'),

  // For somebody who is here for the first time
  welcome: say('Your first game'),
  firstGameSays: (game: string, bot: string) =>
    say(
      '{game}, you against one {bot}: gentle, and quick to answer. Whatever glows can be clicked, and nearly everything can be taken back.',
      { game, bot },
    ),
  firstGame: say('Play a first game'),
  chooseFirst: say('Choose game and opponents'),
  opponentsOf: (bot: string) => say('Who plays as {bot}', { bot }),
  yourName: say('What shall we call you?'),
  yourNameSays: (name: string) => say('Until you say, you are {name}. No account is needed.', { name }),
  keepName: say('Keep it'),

  // The boxes
  inTheWorks: say('In the works'),
  players: (fewest: number, most: number) =>
    fewest === most
      ? many(most, '{n} player', '{n} players')
      : many(most, '{fewest}–{n} player', '{fewest}–{n} players', { fewest }),
  minutes: (from: number, to: number) => say('{from}–{to} min', { from, to }),
  weight: (weight: string) => say('{weight} weight', { weight }),
  playBots: say('Play against bots'),
  playBotsOf: (game: string) => say('Play against bots: {game}', { game }),
  openTable: say('Open a table'),
  openTableOf: (game: string) => say('Open a table: {game}', { game }),
  moreWays: (game: string) => say('More ways to play {game}', { game }),
  against: (count: number, level: string) => say('Against {bots} ({level})', { bots: bots(count), level }),
  alone: (opponent: string) => say('Play alone against {opponent}', { opponent }),
  aloneLevel: (opponent: string, level: string) =>
    say('Alone against {opponent}, {level}', { opponent, level }),
  playBotsSays: (bot: string) => say('You and one {bot}, dealt in at once.', { bot }),
  openTableSays: say('With friends, bots, or several people at one screen.'),
  ownChoice: say('Choose everything yourself…'),
  readRules: say('Read the rules'),
  automaticName: say('the solo opponent'),
  alsoPlay: (names: string[]) => say('The rules play for {names}.', { names: list(names) }),

  // Play against bots
  game: say('Game'),
  opponents: say('Bots'),
  level: say('Level'),
  yourSeat: say('Your seat'),
  seatNamed: (colour: string) => say('Seat {colour}', { colour }),
  botSays: ({ name, says }: { name: string; says: string }) => say('{name}. {says}', { name, says }),
  dealMeIn: say('Deal me in'),
  soloChoice: say('Alone'),
  aloneSays: (opponent: string) =>
    say(
      'Alone means against {opponent}: no bot, but the opponent in the box, which the rules move by cards and dice.',
      { opponent },
    ),

  // Lists of tables
  openTables: say('Open tables'),
  waitingCount: (count: number) => (count ? many(count, '{n} waiting', '{n} waiting') : ''),
  running: say('Being played'),
  runningCount: (count: number) => (count ? many(count, '{n} table to watch', '{n} tables to watch') : ''),
  mine: say('My tables'),
  waitForYou: (count: number) => (count ? many(count, '{n} waits for you', '{n} wait for you') : ''),
  finished: say('Finished games'),
  finishedCount: (count: number) => (count ? many(count, '{n} game', '{n} games') : ''),
  join: say('Join'),
  joinTable: (table: string) => say('Join {table}', { table }),
  watch: say('Watch'),
  watchTable: (table: string) => say('Watch {table}', { table }),
  replay: say('Replay'),
  yourTurn: say('Your turn'),
  playOn: say('Play on'),
  waitingFor: (names: string[]) => say('{names} to move', { names: listed(names) }),
  ownerThrows: say('The owner throws the dice'),
  people: listed,
  thinks: (name: string) => say('{name} thinks', { name }),
  lookingForPlayers: (count: number) => many(count, '{n} seat free', '{n} seats free'),
  ready: say('Ready to start'),
  setAside: say('Set aside'),
  openSeat: (colour: string) => say('{colour}, free', { colour }),
  takenSeat: (colour: string, name: string) => say('{colour}, {name}', { colour, name }),
  youWon: (margin: number) => (margin > 0 ? say('you won by {margin}', { margin }) : say('you won')),
  youLost: (margin: number, winner: string) =>
    margin > 0 ? say('{winner} won by {margin}', { winner, margin }) : say('{winner} won', { winner }),
  won: (winner: string, score: number) => say('{winner} won with {score}', { winner, score }),
  sharedWin: say('a shared victory'),
  visibilityMark: { private: say('private') } as Record<string, string>,
  noOpen: say('No table is waiting for players. Open one and send the link to a friend.'),
  noRunning: say('Nobody plays in public just now.'),
  noMine: say('Your tables will lie here. “Play against bots” deals you in at once.'),
  noFinished: say('No finished games yet. Every game you end can be watched again, step by step.'),
  importRecord: say('Import a record'),
  allFinished: (count: number) => many(count, 'All {n} finished game', 'All {n} finished games'),

  // Clocks
  clockLine: (bank: string, increment: string) => say('{bank} + {increment}', { bank, increment }),

  // Open a table
  dialogTitle: say('Open a table'),
  seats: say('Seats'),
  seatsHelp: say('Say who sits where. With several seats of your own you pass the screen around.'),
  seatsCount: say('How many'),
  hotSeat: (count: number) =>
    many(
      count,
      '{n} seat is yours: a hot-seat game on this screen.',
      '{n} seats are yours: a hot-seat game on this screen.',
    ),
  soloSays: (opponent: string) => say('One seat: you play alone against {opponent}.', { opponent }),
  me: say('Me'),
  anybody: say('Anybody'),
  bot: (name: string) => say('Bot: {name}', { name }),
  sitsAt: (colour: string) => say('Who sits at {colour}', { colour }),
  nobodyHuman: say('At least one seat must be yours or open to anybody, so that somebody plays.'),
  ownDice: say('We throw our own dice'),
  ownDiceSays: say('Dice and cards lie on your real table; whoever sees what falls says it here.'),
  options: say('Options'),
  optionName: (name: string) => capital(name.replaceAll('-', ' ')),
  sentence: (text: string) => say('{Text}.', { text }),
  visibility: say('Who may come'),
  visibilities: [
    {
      value: 'link',
      name: say('By link'),
      says: say('Not listed. Whoever has the link may sit down or watch.'),
    },
    {
      value: 'public',
      name: say('Public'),
      says: say('Listed in the lobby. Anybody may sit down or watch.'),
    },
    {
      value: 'private',
      name: say('Private'),
      says: say('Only people whom you admit. Others can ask you for a seat.'),
    },
  ],
  clock: say('Clock'),
  clocks: [
    {
      id: 'none',
      name: say('None'),
      bank: 0,
      increment: 0,
      says: say('No hurry. Tables keep for as long as you like.'),
    },
    {
      id: 'fast',
      name: say('5 min + 10 s'),
      bank: 300,
      increment: 10,
      says: say('Live and brisk: 10 seconds more after every turn.'),
    },
    {
      id: 'calm',
      name: say('15 min + 30 s'),
      bank: 900,
      increment: 30,
      says: say('Live and calm: 30 seconds more after every turn.'),
    },
    {
      id: 'days',
      name: say('3 days + 12 h'),
      bank: 259200,
      increment: 43200,
      says: say('Over days: 12 hours more after every turn.'),
    },
    { id: 'own', name: say('Own'), bank: 0, increment: 0, says: say('Your own values.') },
  ],
  bank: say('Time for each player'),
  increment: say('More after each turn'),
  units: [
    { seconds: 1, name: say('seconds') },
    { seconds: 60, name: say('minutes') },
    { seconds: 3600, name: say('hours') },
    { seconds: 86400, name: say('days') },
  ],
  unitOf: (label: string) => say('{label}: unit', { label }),
  bankRange: say('Between 10 seconds and 30 days.'),
  incrementRange: say('At most 7 days.'),
  atZero: say('When the time is up'),
  atZeros: [
    { value: 'bot', name: say('A bot takes over'), says: say('The game goes on without waiting.') },
    { value: 'nothing', name: say('Nothing'), says: say('The clock only reminds.') },
  ],
  hints: say('Allow hints.'),
  hintsSays: say('Whoever is asked may see what a captain would do. Everybody at the table is told so.'),
  startAtOnce: say('Start as soon as every seat is taken'),
  open: say('Open the table'),
  startNow: say('Start the game'),

  // Import
  importTitle: say('Import a record'),
  importSays: say(
    'A record is a text file that holds a whole game. A finished one opens as a replay; an unfinished one you play on, in every seat.',
  ),
  importFile: say('Choose a file'),
  importPaste: say('or paste it here'),
  importGo: say('Put it on the table'),
  importEmpty: say('Choose a file or paste a record first.'),
  importLarge: say('This is too large for a record: at most 400 000 characters.'),
};
