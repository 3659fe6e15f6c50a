// The words of the battle panel. Names of steps, ships and raiders come from the almanac, sources and stakes from the server.
import { list, many, say } from '../../../texts/said';

/** What happens in a step, by its id. */
const NOW: Record<string, string> = {
  escalation: say('In turn order, everyone may send ships that are within range.'),
  diplomacy: say('In turn order, each side may play one Diplomacy card.'),
  preparations: say('Each side may spend energy for dice, once, and play cards. Then the others may.'),
  roll: say('Dice below the targeting value are rolled again. Then each side may play cards, once around.'),
  outcome: say('The highest dice are compared, row by row.'),
};
/** What the line with those who are asked begins with. */
const ASKED: Record<string, string> = {
  escalation: say('May join'),
  diplomacy: say('Diplomacy'),
  preparations: say('Energy and cards'),
  roll: say('Cards after the roll'),
  outcome: say('In turn'),
};
const FATES: Record<string, string> = {
  out: say('out of it'),
  won: say('winner'),
  lost: say('defeated'),
};

export const battleTexts = {
  at: (place: string) => say('Battle at {place}', { place }),
  steps: say('The steps of the battle'),
  done: (step: string) => say('{step}, over', { step }),
  now: (step: string) => NOW[step] ?? '',
  asked: (step: string) => ASKED[step] ?? '',
  fate: (fate: string) => FATES[fate] ?? '',

  sides: say('Who takes part'),
  active: say('active player'),
  holds: say('holds the planet'),
  ships: (name: string, ships: string) => say('{name}: {ships}', { name, ships }),
  raiders: (count: number, name: string) => many(count, '{name}', '{n} times {name}', { name }),
  times: (count: number) => say('×{count}', { count }),
  more: (amount: number) => (amount < 0 ? say('−{less}', { less: -amount }) : say('+{amount}', { amount })),
  dice: say('dice'),
  diceSoon: say('dice so far'),
  targeting: say('targeting'),
  and: list,
  diplomat: say('has played a Diplomacy card'),
  spent: say('has spent energy for dice'),
  barred: say('Nobody may spend energy for dice in this battle.'),

  rows: say('The dice, the highest first'),
  row: (row: number) =>
    [say('1st'), say('2nd'), say('3rd'), say('4th'), say('5th'), say('6th')][row] ?? String(row + 1),
  die: (name: string, face: number) => say('{name}: {face}', { name, face }),
  toRoll: (name: string) => say('{name}: a die to roll', { name }),
  aside: (name: string, face: number) => say('{name}: a {face} that is rolled again', { name, face }),
  noDie: (name: string) => say('{name}: no die', { name }),
  was: (name: string, faces: string) => say('{name} had {faces} there before', { name, faces }),
  allTie: say('all are equal'),
  tie: (names: string[]) => say('{names} are equal', { names: list(names) }),
  drop: (names: string[]) => many(names.length, '{names} is out', '{names} are out', { names: list(names) }),
  leads: (name: string, face: number, other: number) =>
    other
      ? say('{name} leads: {face} over {other}', { name, face, other })
      : say('{name} leads: one die more', { name }),
  wins: (name: string, face: number, other: number) =>
    other
      ? say('{name} wins: {face} over {other}', { name, face, other })
      : say('{name} wins: one die more', { name }),
  /** The same beside the marks of those whom it names. */
  dropped: say('out'),
  tied: say('equal'),
  ahead: (face: number, other: number) =>
    other ? say('leads: {face} over {other}', { face, other }) : say('leads: one die more'),
  won: (face: number, other: number) =>
    other ? say('wins: {face} over {other}', { face, other }) : say('wins: one die more'),
  nobody: say('all are equal: nobody wins'),

  decides: (name: string) => say('{name} decides', { name }),
  cards: (count: number) => many(count, '{n} card', '{n} cards'),
  over: say('done'),
  playing: say('played'),
  sending: say('moving in'),

  stake: say('At stake'),
  stay: say('If the dice stay'),
  toCome: say('Still to come'),
  supremacy: say('The winner moves 1 space up on Supremacy.'),
  reward: (raider: string, reward: string) =>
    say('Whoever beats {raider} claims: {reward}', { raider, reward }),
  power: (raider: string, power: string) => say('{raider}: {power}', { raider, power }),
  losers: say('Defeated ships are scrapped, one for each that no shield saves.'),
};
