// What the log says of a step, and who may read it where not everybody may.
import type { Line, Step } from '../generated/wire';

export function linesOf(step: Step): Line[] {
  return step.lines.map((text, at) => {
    const readers = step.readers?.[at];
    return readers ? { step: step.step, text, readers } : { step: step.step, text };
  });
}
