// Ships of one kind on a tile are one stack. A stack keeps its name from view to view, also when it moves: so it glides.
import type { View } from '../../../generated/event_horizon';

interface Stack {
  key: string;
  tile: number;
  seat: number;
  type: number;
  group: number;
  count: number;
}

export const stackKey = (tile: number, seat: number, group: number) => `${tile}-${seat}-${group}`;

function stacks(view: View): Stack[] {
  return view.tiles.flatMap(({ tile, fleets }) =>
    fleets.flatMap(({ seat, groups }) =>
      groups.map(({ type, group, count }) => ({
        key: stackKey(tile, seat, group),
        tile,
        seat,
        type,
        group,
        count,
      })),
    ),
  );
}

export class Tracks {
  #before: Stack[] = [];
  #names = new Map<string, string>();
  #made = 0;

  /** The name of every stack in this view, by its key. */
  follow(view: View): ReadonlyMap<string, string> {
    const now = stacks(view);
    const count = (all: Stack[]) => new Map(all.map((stack) => [stack.key, stack.count]));
    const [was, is] = [count(this.#before), count(now)];
    const left = this.#before.filter((stack) => (is.get(stack.key) ?? 0) < stack.count);
    const came = now.filter((stack) => (was.get(stack.key) ?? 0) < stack.count);
    const names = new Map<string, string>();
    for (const stack of came) this.#carry(stack, left, names);
    const taken = new Set(names.values());
    for (const { key } of now) if (!names.has(key)) names.set(key, this.#keep(key, taken));
    this.#before = now;
    this.#names = names;
    return names;
  }

  /** Ships that arrive bring the name of the stack they come from. */
  #carry(stack: Stack, left: Stack[], names: Map<string, string>): void {
    const sources = left.filter((other) => other.seat === stack.seat && other.type === stack.type);
    sources.sort((a, b) => strange(a, stack) - strange(b, stack));
    if (!sources.length) return;
    left.splice(left.indexOf(sources[0]), 1);
    names.set(stack.key, this.#names.get(sources[0].key)!);
  }

  #keep(key: string, taken: Set<string>): string {
    const name = this.#names.get(key);
    return name && !taken.has(name) ? name : `stack-${(this.#made += 1)}`;
  }
}

/** How unlikely it is that ships come from there: a change in place is likeliest, then equal ships elsewhere. */
function strange(from: Stack, to: Stack): number {
  return from.tile === to.tile ? 0 : from.group === to.group ? 1 : 2;
}
