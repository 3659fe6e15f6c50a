// A list that grows at its end: new lines are followed until the reader scrolls back, and again when they return to the end.
import { still } from '../board/move';

const REST = 120;
const NEAR = 40;

export class Follower {
  #list: HTMLElement | null = null;
  #follows = true;
  /** The list scrolls because we want it to, not its reader. */
  #ours = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `<ol {@attach follower.attach}>` */
  attach = (list: HTMLElement): (() => void) => {
    const gone = new AbortController();
    const size = new ResizeObserver(() => this.#follows && this.#end());
    this.#list = list;
    size.observe(list);
    list.addEventListener('scroll', () => this.#scrolls(), { signal: gone.signal, passive: true });
    for (const touch of ['wheel', 'pointerdown', 'keydown'])
      list.addEventListener(touch, () => (this.#ours = false), { signal: gone.signal, passive: true });
    return () => {
      clearTimeout(this.#timer);
      size.disconnect();
      gone.abort();
    };
  };

  /** There are new lines. */
  grown(): void {
    if (!this.#list || !this.#follows) return;
    this.#ours = true;
    this.to(this.#list.scrollHeight);
  }

  /** Scroll there, softly if it is near. */
  to(top: number): void {
    const list = this.#list!;
    const near = Math.abs(top - list.scrollTop) < 2 * list.clientHeight;
    list.scrollTo({ top, behavior: near && !still() ? 'smooth' : 'instant' });
  }

  #scrolls(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rests(), REST);
  }

  #end(): void {
    this.#ours = true;
    this.#list!.scrollTop = this.#list!.scrollHeight;
  }

  /** Lines are measured when they come into sight, so that the end may have moved on in the meantime: the last line is seen whole. */
  #rests(): void {
    const { scrollHeight, scrollTop, clientHeight } = this.#list!;
    const left = scrollHeight - scrollTop - clientHeight;
    if (this.#ours && left > 1) return this.#end();
    this.#follows = left < NEAR;
    this.#ours = false;
  }
}
