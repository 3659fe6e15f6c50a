// A title on a box.

/** In lines that fit: a line ends at the first blank after eight letters. */
export function titleLines(title: string): string[] {
  return title.match(/.{8,}?(?= |$)|.+$/g)?.map((line) => line.trim()) ?? [title];
}
