// What a phase has meant for whoever looks: the lines of the log that a game has marked as news, mine first.
import type { Change, Line, News } from '../../../generated/wire';
import { pieces } from '../sentence';

export interface CardLine {
  kind: News['kind'];
  side: number;
  text: string;
  /** What the side gained or lost. */
  changes: readonly Change[];
  /** Where the log tells it. */
  step: number;
  mine: boolean;
}

const MOST = 4;
const ORDER: News['kind'][] = ['lost', 'won', 'captured', 'scored', 'first'];

/** Four lines at most of what happened after a step; nothing when none of it concerns these eyes. */
export function newsSince(lines: readonly Line[], since: number, eyes: number): CardLine[] {
  const all = lines.filter((line) => line.step > since).flatMap((line) => told(line, eyes));
  const ranked = all.filter((line) => line.kind !== 'first').sort(byRank);
  if (!ranked.some((line) => line.mine)) return [];
  const first = all.filter((line) => line.kind === 'first').slice(-1);
  return [...ranked.slice(0, MOST - first.length), ...first];
}

function told(line: Line, eyes: number): CardLine[] {
  return (line.news ?? []).map(({ kind, side, text, changes }) => ({
    kind,
    side,
    text: text || line.text,
    changes: changes ?? [],
    step: line.step,
    mine: side === eyes,
  }));
}

function byRank(a: CardLine, b: CardLine): number {
  return Number(b.mine) - Number(a.mine) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.step - b.step;
}

/** Whether a question says it already: it names every thing that the line is about, and there is one. */
export function saysIt(question: string, line: CardLine): boolean {
  const things = (text: string) =>
    pieces(text).flatMap((piece) =>
      typeof piece === 'object' && piece.kind !== 'player' ? [`${piece.kind}-${piece.id}`] : [],
    );
  const asked = new Set(things(question));
  const named = things(line.text);
  return named.length > 0 && named.every((thing) => asked.has(thing));
}
