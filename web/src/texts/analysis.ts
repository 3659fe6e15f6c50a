// The words of the analysis of a finished game. They are loaded with it.
import { signed } from '../kit/figures';
import { change, percent } from './hints';
import { clauses, figure, say } from './said';

const fine = (share: number) => figure(100 * share, 1);

const CAUSES = { choice: say('by a choice'), luck: say('by luck'), both: say('by choice and luck') };

export const analysis = {
  title: say('Analysis'),
  close: say('Close the analysis'),
  percent,
  change,

  // while it is made
  begins: say('The analysis begins in a moment.'),
  progress: (done: number, total: number) =>
    say('Turn {turn} of {total}', { turn: Math.min(done + 1, total), total }),
  goesOn: say('Every turn is played on many times. It goes on while you look around.'),
  nothing: say('There was nothing to judge in this game.'),
  failed: say('The analysis stopped'),
  again: say('Go on'),

  // the chart
  chances: say('Chances to win'),
  chart: say('Chances to win, step by step. Arrow keys move, Enter shows the step on the board.'),
  asTable: say('As a table'),
  asChart: say('As a chart'),
  axis: (share: number) => say('{share}\u00a0%', { share: 100 * share }),
  /** Where nothing is left open, there is no error either. */
  chance: (share: number, error: number) => {
    const around = Math.round(196 * error);
    return around
      ? say('{share}\u00a0±\u00a0{around}\u00a0%', { share: Math.round(100 * share), around })
      : percent(share);
  },
  expected: (score: number) => say('{score} expected', { score: signed(Math.round(score)) }),
  value: (step: number, sentence: string, sides: string[]) =>
    say('Step {step}. {sentence} {sides}.', { step, sentence, sides: clauses(sides) }),
  side: (name: string, chance: string, expected: string) =>
    say('{name} {chance}, {expected}', { name, chance, expected }),
  show: (step: number) => say('Show step {step}', { step }),
  step: say('Step'),
  happened: say('What happened'),
  score: (name: string) => say('{name}, expected score', { name }),
  sure: say('The bands hold the truth 95 times of 100.'),
  effort: (simulations: number, playouts: number) =>
    say('Judged by {simulations} simulations a choice, {playouts} playouts a moment.', {
      simulations,
      playouts,
    }),

  // turning points
  turns: say('Turning points'),
  turn: (name: string, change: number, before: number, after: number) =>
    change > 0
      ? say('{name} rises from {before} to {after}', { name, before: percent(before), after: percent(after) })
      : say('{name} falls from {before} to {after}', {
          name,
          before: percent(before),
          after: percent(after),
        }),
  cause: (cause: keyof typeof CAUSES) => CAUSES[cause],
  noTurns: say('The chances never changed much at once.'),
  saidNotBest: (said: string, best: string) => say('“{said}” instead of “{best}”', { said, best }),

  // choices
  choices: say('Choices'),
  choicesOf: say('Whose choices'),
  order: say('In which order'),
  orders: { loss: say('By loss'), time: say('In order') },
  lost: (name: string, loss: number) =>
    say('{name} gave away {loss}\u00a0% of the chance to win in all.', { name, loss: fine(loss) }),
  loss: (loss: number, expected: number) =>
    say('{loss}\u00a0% chance, {points} points', { loss: signed(fine(-loss)), points: change(-expected) }),
  asGood: say('as good as the best'),
  best: say('The bot’s choice too'),
  better: say('Better:'),
  tries: (said: number, best: number) =>
    say('The bot gave it {said} of its tries, the better one {best}.', {
      said: percent(said),
      best: percent(best),
    }),
  noChoices: say('Nothing was to be chosen here.'),

  // luck
  luck: say('Luck'),
  luckText: say('What dice and draws brought, beyond what was to be expected, in points.'),
  luckOf: (name: string, value: number) => say('{name}: {points} points', { name, points: change(value) }),
  strokes: say('The most fateful'),
  noLuck: say('Neither dice nor draws decided anything.'),

  // reasons
  why: say('Why?'),
  whyMarked: say('Why? ●'),
  whyHere: (name: string, simulations: number) =>
    say('{name} thought about these lines, in {simulations} simulations:', { name, simulations }),
  line: say('Line'),
  visits: say('Tries'),
  winning: say('Chance'),
  scores: say('Scores'),
  chose: (name: string) => say('{name} chose here, and the analysis says of it:', { name }),
  nearest: say('At this step nobody had to think. This is the nearest at which somebody did.'),
  noReasons: say('Nobody had to think in this game.'),
  earlierReason: say('The step before at which somebody thought'),
  laterReason: say('The next step at which somebody thought'),
  stepAt: (step: number) => say('Step {step}', { step }),
  none: say('None'),
};
