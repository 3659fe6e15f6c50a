// How far and where a board is zoomed. Points are pixels from the box's upper left corner.
import { getContext, setContext } from 'svelte';

const LEAST = 1;
const MOST = 5;
const KEY = Symbol('zoom');

/** How much a board can show: from far, from near, or from so close that all is written out. */
export type Level = 'far' | 'near' | 'close';

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = 1;
  height = 1;
  /** The zoom of a board that nobody has touched. */
  base = 1;
  /** How far a board must be zoomed for its things to be told apart; its frame says so. */
  opens = $state(1);
  /** Pixels for a unit of the board that is not zoomed; its frame says so. */
  whole = $state(1);
  /** Seen from far, however large it is. */
  plain = $state(false);
  /** How wide the board is for its height; its frame says so. */
  shape = $state(1);
  /** From how far its things are seen; its frame says so. */
  level = $state<Level>('near');
  /** Somebody has moved or zoomed it. */
  #turned = false;

  zoomed = $derived(this.scale > 1.001);

  reset(): void {
    this.plain = false;
    this.scale = this.base;
    this.x = (this.width * (1 - this.base)) / 2;
    this.y = (this.height * (1 - this.base)) / 2;
    this.#turned = false;
  }

  /** The box or the wanted zoom is another: what nobody has touched fits it again. */
  fit(width: number, height: number, base: number): void {
    const anew = base !== this.base;
    [this.width, this.height, this.base] = [width, height, base];
    if (anew || !this.#turned) this.reset();
    else this.#hold();
  }

  /** Zoom so that what lies under the point stays under it. */
  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const grown = scale / this.scale;
    this.x = x - (x - this.x) * grown;
    this.y = y - (y - this.y) * grown;
    this.scale = scale;
    this.plain = false;
    this.#turned = true;
    this.#hold();
  }

  /** All of the board, as from far. */
  survey(): void {
    this.by(LEAST / this.scale);
    this.plain = true;
  }

  /** As many pixels for a unit, or all of the board where that has more. */
  to(unit: number): void {
    this.by(unit / this.whole / this.scale);
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#turned = true;
    this.#hold();
  }

  /** Bring what lies at this point to the middle, as far as the board reaches. */
  centre(x: number, y: number): void {
    this.move(this.width / 2 - x, this.height / 2 - y);
  }

  /** The board never leaves its box. */
  #hold(): void {
    this.x = Math.min(0, Math.max(this.x, this.width * (1 - this.scale)));
    this.y = Math.min(0, Math.max(this.y, this.height * (1 - this.scale)));
  }
}

/** The zoom of the box that a board lies in; a board that lies elsewhere, as in a face, is not zoomed. */
export const zoomAround = (): Zoom => getContext<Zoom | undefined>(KEY) ?? new Zoom();
export const giveZoom = (zoom: Zoom): Zoom => setContext(KEY, zoom);
