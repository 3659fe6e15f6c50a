// The log by rounds: what belongs together, what one seat did, and what a round meant in points.
import type { Standing } from '../../../games/contract';
import type { Line } from '../../../generated/wire';
import { actor, byStep, isHeading, roundOf, type StepLines } from '../sentence';

export interface Round {
  /** As the log calls it; empty before the first. */
  name: string;
  lines: number;
  steps: StepLines[];
}

/** The lines of each round together. What is known already stays the same object, so that it is not drawn again. */
export function byRound(lines: Line[], known: Round[] = []): Round[] {
  const found: { name: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const name = roundOf(line.text) ?? found.at(-1)?.name ?? '';
    if (found.at(-1)?.name === name) found.at(-1)!.lines.push(line);
    else found.push({ name, lines: [line] });
  }
  return found.map(({ name, lines }, at) => {
    const steps = byStep(lines, known[at]?.steps);
    const same = known[at]?.name === name && steps.every((step, i) => step === known[at].steps[i]);
    return same && known[at].steps.length === steps.length
      ? known[at]
      : { name, lines: lines.filter((line) => !isHeading(line.text)).length, steps };
  });
}

/** Only what this seat did, under the headings. */
export function ofSeat(rounds: Round[], seat: number | null): Round[] {
  if (seat === null) return rounds;
  return rounds.map(({ name, steps }) => {
    const kept = steps
      .map(({ step, lines }) => ({ step, lines: lines.filter((line) => shows(line, seat)) }))
      .filter(({ lines }) => lines.length);
    const own = kept.flatMap(({ lines }) => lines).filter((line) => !isHeading(line.text));
    return { name, lines: own.length, steps: kept };
  });
}

const shows = (line: Line, seat: number) => isHeading(line.text) || actor(line.text) === seat;

export interface Gain {
  side: Standing;
  points: number;
}

/** What a round brought: to me, and to the other who gained most. */
export function gains(before: Standing[], after: Standing[], me: number): Gain[] {
  const was = new Map(before.map((side) => [side.seat, side.score]));
  const all = after.map((side) => ({ side, points: side.score - (was.get(side.seat) ?? 0) }));
  const others = all.filter(({ side }) => side.seat !== me).sort((a, b) => b.points - a.points);
  return [...all.filter(({ side }) => side.seat === me), ...others.slice(0, me < 0 ? 2 : 1)];
}
