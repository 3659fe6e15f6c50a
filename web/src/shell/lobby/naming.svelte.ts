// The name of a guest is asked for once, in passing: nobody needs to answer. This browser keeps under `perihelion.named` that it was.
import { me } from '../../kit/me.svelte';

const KEY = 'perihelion.named';

export class Naming {
  text = $state('');
  error = $state('');
  asks = $state(localStorage.getItem(KEY) === null);

  /** Take the name that was written, if one was; whether all is well. */
  async save(): Promise<boolean> {
    const name = this.text.trim();
    if (!name) return true;
    try {
      await me.rename(name);
    } catch (problem) {
      this.error = (problem as Error).message;
      return false;
    }
    this.done();
    return true;
  }

  done(): void {
    localStorage.setItem(KEY, 'asked');
    this.asks = false;
  }
}
