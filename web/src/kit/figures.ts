// Figures as people write them.

/** A number with a real minus sign. */
export const signed = (value: number | string): string => String(value).replace('-', '\u2212');
