// The last step that this browser has shown of a table, so that it can tell what happened since.

const key = (table: string, eyes: number) => `perihelion.seen.${table}.${eyes}`;

export function lastSeen(table: string, eyes: number): number | null {
  const kept = localStorage.getItem(key(table, eyes));
  return kept === null ? null : Number(kept);
}

export function markSeen(table: string, eyes: number, step: number): void {
  localStorage.setItem(key(table, eyes), String(step));
}
