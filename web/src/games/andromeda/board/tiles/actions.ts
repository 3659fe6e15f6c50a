// The action of a base in rows of signs, as its plate has room for.
import type { Lines, Part } from '../../../../generated/andromeda';
import { row } from '../../../../kit/icons/parts';

/** How wide a row may be, in signs of 24. */
const WIDEST = 96;

/** Each payment, arrow, link and gain has a row of its own, and so has what a row has no room for. */
export function rowsFor({ parts }: Lines): Part[][] {
  const rows: Part[][] = [];
  for (const part of parts) {
    const last = rows[rows.length - 1];
    const begins = !last || part.apart || part.quiet || last[0].quiet || row([...last, part]).width > WIDEST;
    if (begins) rows.push([part]);
    else last.push(part);
  }
  return rows;
}
