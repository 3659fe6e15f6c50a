// The rule under a large face, as the almanac says it.

export interface Rule {
  id: string;
  /** With blanks for what differs from thing to thing: `{defense}`. */
  text: string;
}

export function filled(text: string, blanks: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name]));
}
