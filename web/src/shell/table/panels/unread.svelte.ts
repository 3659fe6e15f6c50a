// How many lines of the chat this browser has not shown yet.
import { untrack } from 'svelte';
import type { Desk } from '../desk.svelte';

/** To be called while the table's component is set up. */
export function unread(desk: Desk): { readonly count: number } {
  const key = `perihelion.chat.${desk.id}`;
  let read = $state(Number(localStorage.getItem(key) ?? 0));
  $effect(() => {
    const last = desk.live.chat.at(-1)?.number ?? 0;
    if (!desk.talking || last <= untrack(() => read)) return;
    read = last;
    localStorage.setItem(key, String(last));
  });
  return {
    get count() {
      return desk.live.chat.filter((line) => line.number > read).length;
    },
  };
}
