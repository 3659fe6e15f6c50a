// How large the letters of a table and its board are. This browser keeps both, under `perihelion.text` and `perihelion.board`.

export const SIZES = ['usual', 'large', 'largest'] as const;
export type Size = (typeof SIZES)[number];

/** By how much panels grow, and how far a board is zoomed when all of it is asked for. */
const TEXT: Record<Size, number> = { usual: 1, large: 1.12, largest: 1.25 };
const BOARD: Record<Size, number> = { usual: 1, large: 1.25, largest: 1.5 };

class SizeChoice {
  text = $state(kept('text'));
  board = $state(kept('board'));
  /** The zoom of a board that nobody has zoomed. */
  zoom = $derived(BOARD[this.board]);

  /** Show the size that was chosen before. */
  start(): void {
    document.documentElement.style.setProperty('--text-size', String(TEXT[this.text]));
  }

  chooseText(size: Size): void {
    localStorage.setItem(key('text'), size);
    this.text = size;
    this.start();
  }

  chooseBoard(size: Size): void {
    localStorage.setItem(key('board'), size);
    this.board = size;
  }
}

const key = (what: string) => `perihelion.${what}`;

function kept(what: string): Size {
  const size = localStorage.getItem(key(what)) as Size;
  return SIZES.includes(size) ? size : 'usual';
}

export const sizes = new SizeChoice();
