// What the log says of a step, who may read it where not everybody may, and what it means to whom.
import type { Line, Step } from '../generated/wire';

export function linesOf(step: Step): Line[] {
  return step.lines.map((text, at) => {
    const [readers, news] = [step.readers?.[at], step.news?.[at]];
    return { step: step.step, text, ...(readers && { readers }), ...(news && { news }) };
  });
}
