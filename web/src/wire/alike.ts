// Two records of the wire that say the same.

export const alike = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);
