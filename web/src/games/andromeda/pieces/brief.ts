// A row of signs where there is little room: its small words are signs too, and what only bounds it is left to the large face.
import type { Part } from '../../../generated/andromeda';

/** `3 points + 2 points / ship` for `3 points and 2 points each ship beyond 3`. */
export function brief(parts: Part[]): Part[] {
  const end = parts.reduce((after, part, at) => (worded(part) ? after : at + 1), 0);
  return parts.slice(0, end).map((part, at) => {
    if (!worded(part)) return part;
    return { ...part, text: parts[at + 1].icon ? '/' : '+' };
  });
}

const worded = ({ quiet, text }: Part): boolean => Boolean(quiet && text);
