// How far and where a board is zoomed. Points are pixels from the box's upper left corner.

const LEAST = 1;
const MOST = 5;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = 1;
  height = 1;

  zoomed = $derived(this.scale > 1.001);

  reset(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Zoom so that what lies under the point stays under it. */
  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const grown = scale / this.scale;
    this.x = x - (x - this.x) * grown;
    this.y = y - (y - this.y) * grown;
    this.scale = scale;
    this.#hold();
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** The board never leaves its box. */
  #hold(): void {
    this.x = Math.min(0, Math.max(this.x, this.width * (1 - this.scale)));
    this.y = Math.min(0, Math.max(this.y, this.height * (1 - this.scale)));
  }
}
