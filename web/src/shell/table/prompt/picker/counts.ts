// How else a thing can be meant than alone and once: so many of a piece, or a word so often.
import type { Link } from '../../../../generated/wire';
import { counting, type Grip } from '../../../../kit/hand/chains';
import type { Asked, Count } from './asked';
import { LASTING } from './repeating.svelte';

type Told = Pick<Asked, 'surface' | 'figure' | 'plain' | 'lasting'>;

export const figureOf = ({ kind, id }: Link, asked: Pick<Asked, 'figure'>): number => asked.figure(kind, id);

/** So many of a piece, where an answer says so. */
export function countsOf(held: Grip[], asked: Told): Count[] {
  const found = counting(held, asked.surface, (link) => figureOf(link, asked) > 0);
  const figures = new Map(found.map((link) => [figureOf(link, asked), link]));
  return [...figures]
    .sort(([one], [other]) => one - other)
    .map(([figure, link]) => ({ figure, path: [], called: asked.plain(link.text) }));
}

/** A word so often in a row, or as long as it is offered. */
export function timesOf(link: Link, asked: Told): Count[] {
  const lasting = link.final ? asked.lasting(link.verb) : '';
  if (lasting) return [{ figure: LASTING, path: [link], called: lasting }];
  return Array.from({ length: link.times - 1 }, (_, i) => ({
    figure: i + 2,
    path: Array<Link>(i + 2).fill(link),
    called: asked.plain(link.text),
  }));
}
