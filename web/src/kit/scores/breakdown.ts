// What every side's score is made of, as a table: what is counted now, and what the end would add.

export interface ScorePart {
  label: string;
  points: number;
  /** It is scored already; otherwise it would be if the game ended now. */
  counted: boolean;
}

export interface Row {
  label: string;
  /** By side; nothing where a side cannot score it. */
  points: (number | undefined)[];
}

export interface Breakdown {
  counted: Row[];
  coming: Row[];
  /** By side. */
  now: number[];
  end: number[];
}

export function breakdown(sides: readonly ScorePart[][]): Breakdown {
  const sum = (parts: ScorePart[]) => parts.reduce((total, part) => total + part.points, 0);
  return {
    counted: rows(sides.map((parts) => parts.filter((part) => part.counted))),
    coming: rows(sides.map((parts) => parts.filter((part) => !part.counted))),
    now: sides.map((parts) => sum(parts.filter((part) => part.counted))),
    end: sides.map(sum),
  };
}

/** A row for each source, in the order in which the sides name them. */
function rows(sides: ScorePart[][]): Row[] {
  const labels = [...new Set(sides.flatMap((parts) => parts.map((part) => part.label)))];
  return labels.map((label) => ({
    label,
    points: sides.map((parts) => parts.find((part) => part.label === label)?.points),
  }));
}
