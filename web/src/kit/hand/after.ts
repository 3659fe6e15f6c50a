// What a way leaves: how much there was of each figure that it changes, and how much there is then.
import type { Change, Link } from '../../generated/wire';

export interface After {
  kind: string;
  id: number;
  what: string;
  before: number;
  after: number;
}

/** `worse` are figures whose changes were turned round, since more of them is bad. */
export function afterPath(
  path: Link[],
  has: Change[],
  worse: (kind: string, id: number) => boolean = () => false,
): After[] {
  const changes = (path.at(-1)?.changes ?? []).filter(({ amount }) => amount);
  return changes.map(({ kind, id, what, amount }) => {
    const before = has.find((one) => one.kind === kind && one.id === id)?.amount ?? 0;
    return { kind, id, what, before, after: before + (worse(kind, id) ? -amount : amount) };
  });
}
