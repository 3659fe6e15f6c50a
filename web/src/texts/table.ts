// The words of the table and of the replay.
import { regional } from './language';
import { list, listed, many, say } from './said';

/** Seats whose pieces have another colour on the screen than in the box. */
const SEEN: Record<string, string> = { blue: say('violet'), yellow: say('ivory') };

export const table = {
  // the bar on top
  /** Nobody may know how many there will be. */
  round: (round: number, rounds: number) =>
    rounds ? say('Round {round} of {rounds}', { round, rounds }) : say('Round {round}', { round }),
  roundWord: say('Round'),
  log: say('Log'),
  chat: say('Chat'),
  help: say('Help'),
  menu: say('Menu'),
  rules: say('Rules'),
  tableName: (name: string) => say('table {name}', { name }),
  scores: say('Scores'),
  rivals: say('Rivals'),
  board: say('Board'),
  mine: say('Mine'),
  pages: say('Pages of the table'),
  offersHere: (count: number) => many(count, '{n} offer here', '{n} offers here'),
  happensHere: say('something is happening here'),
  left: say('Left side'),
  right: say('Right side'),
  sideScore: (name: string, score: number, mat: boolean) =>
    mat
      ? say('{name}: {score}. Show the mat of {name}', { name, score })
      : say('{name}: {score}.', { name, score }),
  matOf: (name: string) => say('The mat of {name}', { name }),
  /** A colour as the table shows it, where a game has another word for it. */
  seen: (colour: string) => SEEN[colour] ?? colour,
  twin: (name: string, colour: string) => say('{name} ({colour})', { name, colour }),
  matMore: say('Show all of my mat'),
  matLess: say('Show the upper row only'),
  you: (name: string) => say('{name} (you)', { name }),
  pin: say('pin'),
  unpin: say('Let it go'),
  faceOpen: say('The thing, large'),
  nothingLooked: say('Point at a thing, and it is explained here. The right button or P lets it stay.'),
  inset: say('The whole board, very small'),
  outOfSight: (count: number) => many(count, '{n} offer out of sight', '{n} offers out of sight'),

  // the prompt
  openRule: (rule: string) => say('Open rule {rule}', { rule }),
  either: (words: string[]) =>
    words.slice(1).reduce((before, last) => say('{before} or {last}', { before, last }), words[0] ?? ''),
  anyOf: (words: string, ways: number) => many(ways, '{Words}: {n} place', '{Words}: {n} places', { words }),
  showCard: say('Show the card'),
  endsUndo: say('Something is revealed by this, so it cannot be taken back.'),
  letGo: say('Not yet'),
  choose: say('Choose'),
  places: { board: say('Board'), mine: say('My mat'), rivals: say('Rivals'), log: say('Log') } as Record<
    string,
    string
  >,
  goTo: (place: string, count: number) =>
    many(count, '{place}: {n} offered', '{place}: {n} offered', { place }),
  takeBack: say('Take back'),
  sealedOwn: (names: string[]) =>
    say('You have sealed your choice. Waiting for {names}.', { names: list(names) }),
  sealedBy: (names: string[]) =>
    many(names.length, '{names} has sealed.', '{names} have sealed.', { names: list(names) }),
  sealHere: say('Sealed: nobody sees it before all have chosen.'),
  forSide: (name: string) => say('for {name}', { name }),
  moment: (name: string) => say('Moment: {name}', { name }),
  never: say('Do not ask me again here'),
  notAsked: say('You are not asked at'),
  askAgain: say('Ask me again'),
  askAgainAt: (moment: string) => say('Ask me again at {moment}', { moment }),
  waitingFor: (names: string[]) => say('Waiting for {names}', { names: list(names) }),
  thinks: (names: string[]) =>
    many(names.length, '{names} thinks…', '{names} think…', { names: list(names) }),
  spectator: say('You are watching.'),
  dice: say('The dice are rolling…'),
  playing: say('Watch what happened. Press space or tap to skip.'),
  skip: say('Space or a tap skips.'),
  sending: say('One moment…'),
  over: say('The game is over.'),
  showResult: say('Show the result'),
  yourTurn: (title: string) => say('● Your turn · {title}', { title }),
  yourTurnNotice: (title: string) => say('Your turn in {title}', { title }),
  switched: (name: string) => say('{name}, your turn', { name }),
  stale: say('The table had moved on; here is how it stands now.'),

  // the table in five sentences
  turnAt: (moment: string, phase: string, turn: string) =>
    say('{moment}, {phase}: {turn}', { moment, phase, turn }),
  turnIn: (round: number, rounds: number, phase: string, turn: string) =>
    rounds
      ? say('Round {round} of {rounds}, {phase}: {turn}', { round, rounds, phase, turn })
      : say('Round {round}, {phase}: {turn}', { round, phase, turn }),
  turnIs: (turn: string) => say('{Turn}', { turn }),
  turnYours: say('it is your turn.'),
  turnOf: (names: string[]) => say('it is the turn of {names}.', { names: list(names) }),
  turnNobody: say('nobody is asked.'),
  standing: (points: number, place: number, sides: number) =>
    many(
      points,
      'You have {n} point, place {place} of {sides}.',
      'You have {n} points, place {place} of {sides}.',
      {
        place,
        sides,
      },
    ),
  leads: (name: string, points: number) =>
    many(
      points,
      'You are watching: {name} leads with {n} point.',
      'You are watching: {name} leads with {n} points.',
      {
        name,
      },
    ),
  asks: (text: string) => say('Asked: {text}', { text }),
  asksNothing: (text: string) => say('Nothing is asked of you: {text}', { text }),
  has: (things: string[]) => say('On your mat: {things}.', { things: list(things) }),
  hasNothing: say('Nothing is told of what you have.'),
  lastly: (text: string) => say('Last: {text}', { text }),

  // connection
  lost: say('The connection is lost. Trying again…'),
  connecting: say('Going to the table…'),
  noEntry: say('This table is not open to you yet.'),
  askOwner: say('It is private. Ask its owner for a seat.'),
  plain: say('This game has no pictures yet. Here is what lies on the table, word for word.'),
  plainView: say('What lies on the table'),
  noPictures: say('The pictures of this game could not be loaded. Load the page again.'),
  broken: say('This game cannot be opened'),
  brokenHelp: say(
    'Nothing of it is lost: all its moves are stored, and it goes on when the server can open it again. Its clocks stand still.',
  ),
  brokenOver: say(
    'Nothing of it is lost: its result and all its moves are stored, and it can be looked at when the server can open it again.',
  ),
  brokenRecord: (id: string) =>
    say('Its record would tell what is hidden from you. Whoever runs the server can write it: {command}', {
      command: `perihelion record ${id}`,
    }),

  // the log
  roundName: (round: string) => say('Round {round}', { round }),
  emptyLog: say('Nothing has happened yet.'),
  toStep: (step: number) => say('Look at step {step} in the replay', { step }),
  step: (step: number) => say('step {step}', { step }),
  since: say('Since your last look'),
  logLarge: say('Open the log large'),
  onlyOf: (name: string) => say('Only what {name} did', { name }),
  youHere: say('You'),
  lines: (count: number) => many(count, '{n} line', '{n} lines'),
  showMe: say('Show me'),
  more: (count: number) => many(count, '{n} line before these', '{n} lines before these'),
  onlyYou: say('Only you see this.'),
  onlySome: (names: string[]) => say('Only {names} see this.', { names: list(names) }),
  youToo: say('you'),

  // chat
  noChat: say('Nobody has said anything yet.'),
  say: say('Say something'),
  send: say('Send'),
  time: (at: number) =>
    say('{time}', {
      time: new Date(at * 1000).toLocaleTimeString(regional(), { hour: '2-digit', minute: '2-digit' }),
    }),
  watcher: say('watching'),

  // the menu
  seats: say('Seats'),
  open: say('Free seat'),
  automatic: say('played by the rules'),
  throwNow: say('Throw or draw, and say what fell.'),
  whatFell: say('What fell?'),
  whatFellHidden: say('Only you may see this.'),
  findOutcome: say('Find an outcome'),
  peopleThrow: say(
    'The people at this table throw the dice and say what fell, so there is no secret to check.',
  ),
  botAt: (colour: string, level: string) => say('{colour}, {level}', { colour, level }),
  presence: (colour: string, here: boolean) =>
    here ? say('{colour} · at the table', { colour }) : say('{colour} · away', { colour }),
  clocks: say('Clocks'),
  daysLeft: (days: number, hours: number) => say('{days} d {hours} h', { days, hours }),
  takeSeat: say('Take a seat'),
  takeThis: (colour: string) => say('Sit down as {colour}', { colour }),
  askSeat: say('Ask for a seat'),
  asked: say('You have asked for a seat. The owner decides.'),
  requests: say('They ask for a seat'),
  wants: (name: string, colour: string) => say('{name} would like to play {colour}', { name, colour }),
  admit: say('Admit'),
  refuse: say('Refuse'),
  clearSeat: say('Open the seat'),
  otherEyes: say(
    'You have seen this game with one pair of eyes. Until it is over, the other open seats are for bots or for somebody new.',
  ),
  invite: say('Invitation link'),
  copy: say('Copy the link'),
  copyFailed: say('The browser did not allow copying. Select the link and copy it.'),
  leave: say('Leave the table'),
  leaveSays: say('Leaving gives your seat up: a bot or somebody else may take it.'),
  remove: say('Remove the table'),
  reallyRemove: say('Really remove it, with all its moves?'),
  formerRules: (version: number) =>
    say(
      'This game goes on under version {version} of the rules, as it was begun. New tables have newer ones.',
      { version },
    ),
  reallyLeave: say('Really leave? Your seat becomes open.'),
  download: say('Download the record'),
  downloadLater: say('The record would tell what is hidden from you. It can be had when the game is over.'),
  soundOn: say('Sound: on'),
  soundOff: say('Sound: off'),
  noticesOn: say('Notices: on'),
  noticesOff: say('Notices: off'),
  noticesDenied: say('The browser does not allow notices from this page.'),
  tempo: say('The turns of others are shown'),
  tempos: { slow: say('slowly'), usual: say('as usual'), fast: say('fast'), 'at once': say('at once') },
  tempoIs: (tempo: string) => say('The turns of others are shown {tempo}.', { tempo }),
  light: say('Light theme'),
  dark: say('Dark theme'),
  replay: say('Replay'),
  toLobby: say('Back to the lobby'),
  toLobbySays: say('In the lobby your seat stays yours, and the game waits.'),
  settings: say('Settings'),
  thisTable: say('This table'),

  // fairness
  fairness: say('Fair dice'),
  fairnessText: say(
    'Before the first move the server chose a secret and showed its fingerprint. Every roll and draw follows from the secret, so nobody could change one later.',
  ),
  commitment: say('Fingerprint (SHA-256 of the secret)'),
  secret: say('The secret'),
  secretLater: say('It is shown when the game is over.'),
  verify: say('Download the record after the end and check every roll yourself:'),
  verifyCommand: 'perihelion verify record.txt',
  firstStep: (step: number) =>
    say('Rolls before step {step} came from the table that this one was made from.', { step }),

  // before the start
  room: say('The table is being laid'),
  roomText: say('The game starts when every seat is taken.'),
  start: say('Start'),
  seatsFree: (count: number) => many(count, '{n} seat is free', '{n} seats are free'),
  ready: say('Everybody is here.'),
  waitStart: say('The owner starts the game.'),

  // the end
  won: (name: string) => say('{name} wins', { name }),
  shared: (names: string[]) => say('{names} share the victory', { names: list(names) }),
  total: say('Total'),
  place: say('Place'),
  part: say('Points for'),
  roundOver: (round: string) => say('Round {round} is over', { round }),
  phaseOver: (phases: string[]) =>
    many(phases.length, '{phases} is over', '{phases} are over', { phases: list(phases) }),
  phasesOver: (phases: string[]) => listed(phases),
  nextYou: (phase: string) =>
    phase ? say('Next: {phase}. You are asked.', { phase }) : say('You are asked.'),
  nextOthers: (phase: string, names: string[]) => {
    if (!phase) return names.length ? say('Waiting for {names}.', { names: list(names) }) : '';
    return names.length
      ? say('Next: {phase}. Waiting for {names}.', { phase, names: list(names) })
      : say('Next: {phase}.', { phase });
  },
  anyKey: say('any key'),
  gained: (points: string) => say('+{points}', { points }),
  toLine: (step: number) => say('Show it in the log, step {step}', { step }),
  roundCard: say('Tell me what happened at the end of a phase'),
  endedBy: (why: string) => say('The game is over: {why}.', { why }),
  breakdown: say('What the scores are made of'),
  countedNow: say('Counted already'),
  countedLater: say('What the end would add, if it came now'),
  sumNow: say('Now'),
  sumEnd: say('If it ended now'),
  rematch: say('Rematch'),
  winner: say('winner'),
  analyseGame: say('Analyse this game'),

  // the replay
  replayOf: (title: string) => say('Replay · {title}', { title }),
  stepOf: (step: number, last: number) => say('Step {step} of {last}', { step, last }),
  slider: say('Step'),
  play: say('Play'),
  pause: say('Pause'),
  first: say('To the beginning'),
  previous: say('One step back'),
  next: say('One step on'),
  last: say('To the end'),
  speed: say('Speed'),
  speeds: { slow: say('slow'), usual: say('usual'), fast: say('fast') },
  eyes: say('Seen by'),
  everybody: say('a spectator'),
  copyStep: say('Link to this step'),
  branch: say('Play on from here'),
  branchText: say(
    'A new table starts from this step. You take one seat or all of them; bots take the others.',
  ),
  branchHidden: (step: number) =>
    say(
      'A table from here would tell what is hidden from you. Until the game is over you may play on from the steps up to {step}.',
      { step },
    ),
  branchSeat: say('I play'),
  allSeats: say('all seats'),
  branchBot: say('The others are played by'),
  branchGo: say('Lay the table'),
  backToTable: say('To the table'),
  analyse: say('Analyse'),

  // keys
  keys: [
    ['N', say('next offer, or place of what is in the hand; with Shift the one before')],
    ['P', say('let the large face stay, or go')],
    [say('Tab, arrows'), say('among things and offers')],
    [say('Enter'), say('pick it up, place it, or confirm')],
    ['1–9', say('so many of what is in the hand; with an empty hand the next word so often')],
    ['?', say('why is this not offered?')],
    ['E', say('explain the figures of a thing, one after another')],
    ['U', say('back a step; with Shift back the turn')],
    ['X', say('pass, where others act')],
    ['I', say('a hint, where the table allows them')],
    [say('Space'), say('skip what is being played')],
    ['S', say('say how the table stands, in five sentences for a screen reader')],
    ['L', say('the log in large')],
    ['C', say('chat')],
    ['R', say('rules')],
    ['M', say('mats of the rivals, one after another')],
    ['T', say('how fast the turns of others are shown')],
    ['+  −  0', say('zoom in, out, everything')],
    ['H', say('this help')],
    [say('Escape'), say('lay it back, close')],
  ] as [string, string][],
  replayKeys: [
    ['← →', say('one step')],
    ['↑ ↓', say('one sentence of the log')],
    [say('Home, End'), say('beginning and end')],
    [say('Space'), say('play and pause')],
    ['A', say('analysis')],
  ] as [string, string][],
  helpText: say(
    'Pick a piece that glows: every place it can go to lights up with what it costs and brings. Press the place, or drag the piece there. Anything else tells you why not: click it, or press long. Rest the pointer on a thing to see it large.',
  ),
};
