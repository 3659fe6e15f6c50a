// The words of hints during a game.
import { signed } from '../kit/figures';
import { figure, listed, many, say } from './said';

export const percent = (share: number) => say('{share}\u00a0%', { share: Math.round(100 * share) });
/** `+1.8`, `−1.8`, `0.0` */
export const change = (value: number) => {
  const rounded = Number(value.toFixed(1)) ? value : 0;
  return signed(`${rounded > 0 ? '+' : ''}${figure(rounded, 1)}`);
};

export const hints = {
  ask: say('Hint'),
  hide: say('Hide the hint'),
  thinking: say('Thinking…'),
  advice: say('A captain would:'),
  words: listed,
  advised: (words: string) => say('{words}.', { words }),
  odds: (chance: number) => say('Chance {chance}, expected', { chance: percent(chance) }),
  /** What a line gains beside the next best one, where the search expects a difference. */
  beside: (points: number, instead: string) => {
    if (Math.abs(points) < 0.1) return say('About as good as the next best ({instead})', { instead });
    const more = figure(Math.abs(points), 1);
    return points > 0
      ? say('About {more} points more than the next best ({instead})', { more, instead })
      : say('About {more} points less than the next best ({instead}), but it wins more often', {
          more,
          instead,
        });
  },
  /** The beginning of a long line. */
  beginning: (words: string[]) =>
    words.length > 3 ? say('{words} …', { words: listed(words.slice(0, 3)) }) : listed(words),
  gain: (points: number, label: string) => say('{points} {label}', { points: change(points), label }),
  because: (beside: string, gains: string[]) =>
    gains.length ? say('{beside}: {gains}.', { beside, gains: listed(gains) }) : say('{beside}.', { beside }),
  thoughtThrough: (n: number) =>
    many(
      n,
      'As {n} game expects it that was thought through',
      'As {n} games expect it that were thought through',
    ),
  on: say('Hints are allowed at this table: whoever is asked may ask what a captain would do.'),
  off: say('No hints are given at this table.'),
};
