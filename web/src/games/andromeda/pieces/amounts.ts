// Resources in numbers and in words.
import { NOUNS } from '../../../generated/andromeda';
import { gameTexts as t } from '../texts/game';

export interface Amount {
  /** By the noun `amount`: the six resources, then any material, any resource. */
  resource: number;
  n: number;
  says: string;
}

export const amountSaid = (resource: number, n: number): string =>
  t.resources[resource]?.(n) ?? t.amountOf(n, NOUNS.amount[resource]);

/** Those of which there are some. */
export const amountsOf = (amounts: number[]): Amount[] =>
  amounts.flatMap((n, resource) => (n > 0 ? [{ resource, n, says: amountSaid(resource, n) }] : []));
