// The texts of one language, as the server has them from its translators.

export interface Catalogue {
  /** Which form a number takes, for 0 to 199. In every language a larger one takes that of its last two digits. */
  forms: number[];
  /** Translations by the English text; where a number decides, by the English one for 1, and one for each form. */
  texts: Record<string, string | string[]>;
}

export const NOTHING: Catalogue = { forms: [], texts: {} };

export function formOf({ forms }: Catalogue, n: number): number {
  const whole = Math.abs(Math.trunc(n));
  return forms[whole < 200 ? whole : 100 + (whole % 100)] ?? 0;
}
