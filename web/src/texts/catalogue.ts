// The texts of one language, as the server serves them.

/** One template for each form that numbers have in the language: `one`, `few`, `many`, `other`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Templates by the English ones; where a number decides about the form, by the English one for 1. */
export type Catalogue = Record<string, string | Forms>;
