// Ships of one type, counted. How each type is called for one and for more is printed in the almanac.
import { say } from '../../../texts/said';

/** `3 drone mothers` */
export const typed = (n: number, { name, plural }: { name: string; plural: string }) =>
  say('{n} {ships}', { n, ships: n === 1 ? name : plural });
