// The words of the hand: picking pieces up and bringing them to their places.
import { list, listed, many, say } from './said';

export const hand = {
  to: (piece: string, place: string) => say('{Piece} to {place}', { piece, place }),
  lit: (things: string[]) => say('{things} lit', { things: list(things) }),
  canPick: say('You can pick'),
  goesTo: say('It can go to'),
  pick: say('pick'),
  inHand: say('in hand'),
  letGo: say('Lay it back'),
  tips: say('click the place, or drag the piece there'),
  tipNext: say('next place'),
  tipBack: say('lay it back'),
  howMany: say('How many'),
  soMany: (n: number) => say('only {n} of them', { n }),
  times: (n: number) => many(n, 'the next word {n} time', 'the next word {n} times'),
  multiple: (n: number) => say('×{n}', { n }),
  often: (text: string, n: number) => many(n, '{text}, {n} time', '{text}, {n} times', { text }),
  lasting: (text: string) => say('{text}, again and again', { text }),
  escape: say('Esc'),
  laid: (n: number) => say('{n} laid down, and one in hand', { n }),
  placeFirst: say('What goes there?'),

  after: say('After it'),
  becomes: (before: number, after: number) => say('{before} → {after}', { before, after }),

  pay: say('Pay'),
  gain: say('Gain'),
  free: say('free'),
  only: say('only'),
  paid: (things: string[]) => say('pay {things}', { things: list(things) }),
  gained: (things: string[]) => say('gain {things}', { things: list(things) }),
  /** More of what is bad, and less of it. */
  taken: (things: string[]) => say('take {things}', { things: list(things) }),
  lost: (things: string[]) => say('lose {things}', { things: list(things) }),
  amount: (amount: number, what: string) => say('{amount} {what}', { amount, what }),
  spoken: (parts: string[]) => listed(parts),
  whole: say('all of them'),
  instead: (text: string) => say('{text}: choose another answer', { text }),
  answers: say('Other answers'),

  backStep: say('Back a step'),
  backTurn: say('Back the turn'),
  backStepOf: (text: string) => say('Back a step: {text}', { text }),
  backTurnOf: (text: string, steps: number) =>
    many(steps, 'Back the turn: {n} step, from {text}', 'Back the turn: {n} steps, from {text}', { text }),
  steps: (steps: number) => many(steps, '{n} step', '{n} steps'),
  advised: say('as the hint says'),
  place: say('Place it'),
  final: say('final'),
  finalOf: (text: string) => say('{text}, final', { text }),

  partly: (text: string) =>
    say('The table had moved on: “{text}” could not be said any more. What was said before it stands.', {
      text,
    }),
  laidDown: say('The table has moved on: what you held has been laid down.'),
  stillHeld: say('The table has moved on: nothing was placed, and the piece is still in your hand.'),
  dropped: say('The connection was lost, nothing was placed. Try again when it is back.'),
};
