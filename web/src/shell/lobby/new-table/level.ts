// Against whom somebody played last. This browser keeps it under `perihelion.level`.
const KEY = 'perihelion.level';
/** Whoever has never chosen meets the gentlest. */
const FIRST = 'cadet';

export const usualLevel = (): string => globalThis.localStorage?.getItem(KEY) ?? FIRST;

export function keepLevel(bot: string): void {
  localStorage.setItem(KEY, bot);
}
