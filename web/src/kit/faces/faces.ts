// The portraits of the bots. Their sheet comes with the first of them that is shown.
import { sheets } from '../icons/sheets.svelte';

let asked: Promise<void> | undefined;

export function bringFaces(): Promise<void> {
  asked ??= import('./faces.svg?raw').then(({ default: sheet }) => sheets.add(sheet));
  return asked;
}
