// Places on which a drag rests: a word such as an order is laid down there, and the drag goes on with the next.
import type { Link } from '../../../../generated/wire';
import { isFree, type Way } from '../../../../kit/hand/chains';
import type { Hand } from '../../../../kit/hand/hand.svelte';
import { isVerb } from './naming';

/** So long a drag rests on a place to lay something down there and go on. */
export const LAYING = 600;

export class Laying {
  /** Where a drag rested, with the words for it: they are said with the place where it ends. */
  laid = $state.raw<{ key: string; path: Link[] }[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = '';

  constructor(private readonly hand: () => Hand) {}

  /** The drag hangs over something: where it rests it is laid down, as many as can follow. */
  rest(key: string, way: Way | null, asksFirst: (path: Link[]) => boolean): void {
    clearTimeout(this.#timer);
    this.#over = key;
    if (way && this.#can(way) && !asksFirst(way.path))
      this.#timer = setTimeout(() => this.#lay(key, way), LAYING);
  }

  #can(way: Way): boolean {
    const { path, at, equal } = way;
    const bare = isFree(way) && !equal.length && at === path.length - 1;
    return isVerb(this.hand().key) && bare && this.laid.length < this.#layable(path);
  }

  /** How many can be laid down and still be followed by one. */
  #layable = (path: Link[]): number => (this.laid[0]?.path ?? path).at(-1)!.more;

  #lay(key: string, way: Way): void {
    if (key === this.#over && !this.on(key))
      this.laid = [...this.laid, { key, path: this.laid.length ? way.path.slice(way.from) : way.path }];
  }

  /** Something was laid down on it. */
  on(key: string): boolean {
    return this.laid.some((one) => one.key === key);
  }

  /** What was laid down on the way of a drag, with the place where it ends. */
  whole(key: string, way: Way): Link[] {
    const laid = this.laid.flatMap(({ path }) => path);
    if (!laid.length) return way.path;
    return this.on(key) ? laid : [...laid, ...way.path.slice(way.from)];
  }

  back(): void {
    clearTimeout(this.#timer);
    this.laid = [];
  }
}
