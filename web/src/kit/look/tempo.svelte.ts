// How fast the turns of others are shown. This browser keeps it under `perihelion.pace`: slow, usual, fast or at once.

const KEY = 'perihelion.pace';
/** The time from one step to the next, in milliseconds. */
const GAPS = { slow: 1100, usual: 450, fast: 180, 'at once': 0 };

export type Tempo = keyof typeof GAPS;
export const TEMPOS = Object.keys(GAPS) as Tempo[];

class TempoChoice {
  now = $state(kept());
  gap = $derived(GAPS[this.now]);

  choose(tempo: Tempo): void {
    this.now = tempo;
    localStorage.setItem(KEY, tempo);
  }

  /** The next faster one, and after the fastest the slowest. */
  turn(): void {
    this.choose(TEMPOS[(TEMPOS.indexOf(this.now) + 1) % TEMPOS.length]);
  }
}

function kept(): Tempo {
  const tempo = localStorage.getItem(KEY) as Tempo;
  return TEMPOS.includes(tempo) ? tempo : 'usual';
}

export const tempo = new TempoChoice();
