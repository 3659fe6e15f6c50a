// A title on a box.

/** In lines that fit: a line ends at the first blank after eight letters. */
export function titleLines(title: string): string[] {
  return title.split(/(?<=.{8,}) /);
}
