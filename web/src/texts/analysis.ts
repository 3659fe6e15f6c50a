// The words of the analysis of a finished game, and of hints during one.
import { signed } from '../kit/figures';

const percent = (share: number) => `${Math.round(100 * share)}\u00a0%`;
const fine = (share: number) => (100 * share).toFixed(1);
const points = (value: number) => value.toFixed(1);
/** `+1.8`, `−1.8`, `0.0` */
const change = (value: number) => {
  const figure = points(value);
  return Number(figure) === 0 ? '0.0' : signed(`${value > 0 ? '+' : ''}${figure}`);
};

const CAUSES = { choice: 'by a choice', luck: 'by luck', both: 'by choice and luck' };

export const analysis = {
  title: 'Analysis',
  analyse: 'Analyse',
  analyseGame: 'Analyse this game',
  close: 'Close the analysis',
  percent,
  change,

  // while it is made
  begins: 'The analysis begins in a moment.',
  progress: (done: number, total: number) => `Turn ${Math.min(done + 1, total)} of ${total}`,
  goesOn: 'Every turn is played on many times. It goes on while you look around.',
  nothing: 'There was nothing to judge in this game.',
  failed: 'The analysis stopped',
  again: 'Go on',

  // the chart
  chances: 'Chances to win',
  chart: 'Chances to win, step by step. Arrow keys move, Enter shows the step on the board.',
  asTable: 'As a table',
  asChart: 'As a chart',
  roundTick: (round: string) => `Round ${round}`,
  axis: (share: number) => `${100 * share}\u00a0%`,
  /** Where nothing is left open, there is no error either. */
  chance: (share: number, error: number) => {
    const around = Math.round(196 * error);
    return around ? `${Math.round(100 * share)}\u00a0±\u00a0${around}\u00a0%` : percent(share);
  },
  expected: (score: number) => `${signed(Math.round(score))} expected`,
  value: (step: number, sentence: string, sides: string[]) =>
    `Step ${step}. ${sentence} ${sides.join('; ')}.`,
  side: (name: string, chance: string, expected: string) => `${name} ${chance}, ${expected}`,
  show: (step: number) => `Show step ${step}`,
  step: 'Step',
  happened: 'What happened',
  score: (name: string) => `${name}, expected score`,
  sure: 'The bands hold the truth 95 times of 100.',
  effort: (simulations: number, playouts: number) =>
    `Judged by ${simulations} simulations a choice, ${playouts} playouts a moment.`,

  // turning points
  turns: 'Turning points',
  turn: (name: string, change: number, before: number, after: number) =>
    `${name} ${change > 0 ? 'rises' : 'falls'} from ${percent(before)} to ${percent(after)}`,
  cause: (cause: keyof typeof CAUSES) => CAUSES[cause],
  noTurns: 'The chances never changed much at once.',
  saidNotBest: (said: string, best: string) => `“${said}” instead of “${best}”`,

  // choices
  choices: 'Choices',
  choicesOf: 'Whose choices',
  order: 'In which order',
  orders: { loss: 'By loss', time: 'In order' },
  lost: (name: string, loss: number) => `${name} gave away ${fine(loss)}\u00a0% of the chance to win in all.`,
  loss: (loss: number, expected: number) =>
    `${signed(fine(-loss))}\u00a0% chance, ${change(-expected)} points`,
  asGood: 'as good as the best',
  best: 'The bot’s choice too',
  better: 'Better:',
  tries: (said: number, best: number) =>
    `The bot gave it ${percent(said)} of its tries, the better one ${percent(best)}.`,
  noChoices: 'Nothing was to be chosen here.',

  // luck
  luck: 'Luck',
  luckText: 'What dice and draws brought, beyond what was to be expected, in points.',
  luckOf: (name: string, value: number) => `${name}: ${change(value)} points`,
  strokes: 'The most fateful',
  noLuck: 'Neither dice nor draws decided anything.',

  // reasons
  why: 'Why?',
  whyMarked: 'Why? ●',
  whyHere: (name: string, simulations: number) =>
    `${name} thought about these lines, in ${simulations} simulations:`,
  line: 'Line',
  visits: 'Tries',
  winning: 'Chance',
  scores: 'Scores',
  noReason: 'No bot had to think at this step.',
  noReasons: 'No bot’s thoughts are kept for this game.',
  earlierReason: 'The step before at which a bot thought',
  laterReason: 'The next step at which a bot thought',
  stepAt: (step: number) => `Step ${step}`,
  none: 'None',
  words: (words: string[]) => words.join(', '),

  // hints
  hint: 'Hint',
  hide: 'Hide the hint',
  thinking: 'Thinking…',
  advice: 'A captain would:',
  odds: (chance: number) => `Chance ${percent(chance)}, expected`,
  hintsOn: 'Hints are allowed at this table: whoever is asked may ask what a captain would do.',
  hintsOff: 'No hints are given at this table.',
};
