// Look-aheads as the two games give them, for tests.
import type { Change, Link } from '../../generated/wire';
import type { Surface } from './chains';

type Figures = Record<string, number>;

const changes = (figures: Figures): Change[] =>
  Object.entries(figures).map(([what, amount], id) => ({ what, kind: 'resource', id, amount }));

/** `link('visit', 'location', 2, { ore: 1 }, [...])`: a word, what has been gained and paid up to it, and what comes after it. */
export function link(
  verb: string,
  kind = '',
  id = 0,
  figures: Figures = {},
  after: Link[] | Link['then'] = 'done',
): Link {
  const links = Array.isArray(after) ? after : [];
  return {
    word: hash(`${verb} ${kind} ${id}`),
    verb,
    kind,
    id,
    text: kind ? `${verb} {${kind}:${id}}` : verb,
    hint: '',
    reveals: after === 'chance',
    final: after === 'chance' || after === 'others',
    why_final: '',
    changes: changes(figures),
    then: Array.isArray(after) ? 'asks' : after,
    question: '',
    facts: {},
    also: [],
    drawn: null,
    links,
    times: 1,
    more: 0,
    beyond: [],
  };
}

/** The same words have the same number, wherever they stand. */
const hash = (text: string) =>
  [...text].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 99991, 7);

const act = (gain: Figures, paid: Figures = {}) => link('take action', '', 0, { ...paid, ...gain }, 'others');
const launch = (paid: number) => link('launch satellite', '', 0, { drone: -paid - 1 }, 'others');

/** Solar Sphere: a 5 to the Ore Belt for a drone, to the Fabricator as it is, to the Sphere with two hexes, to the Crew Station for a satellite only; or discarded. */
export const DIE_TURN: Link[] = [
  link('deploy', 'die', 4, {}, [
    link('visit', 'location', 1, {}, [
      link('as', 'face', 3, { drone: -1 }, [act({ gold: 1 }, { drone: -1 }), launch(1)]),
      link('as', 'face', 2, { drone: -2 }, [act({ gold: 1 }, { drone: -2 }), launch(2)]),
    ]),
    link('visit', 'location', 3, {}, [
      link('as', 'face', 4, {}, [act({ drone: 2 }), launch(0)]),
      link('as', 'face', 5, { drone: -1 }, [act({ drone: 1 }), launch(1)]),
    ]),
    link('visit', 'location', 5, {}, [
      link('as', 'face', 4, {}, [
        link('take action', '', 0, {}, [
          link('build', 'hex', 7, { ore: -3, points: 4 }, 'others'),
          link('build', 'hex', 8, { ore: -2, points: 2 }, 'others'),
        ]),
        launch(0),
      ]),
      link('as', 'face', 5, { drone: -1 }, [
        link('take action', '', 0, { drone: -1 }, [
          link('build', 'hex', 7, { drone: -1, ore: -3, points: 4 }, 'others'),
          link('build', 'hex', 9, { drone: -1, ore: -1, points: 5 }, 'others'),
        ]),
        launch(1),
      ]),
    ]),
    link('visit', 'location', 6, {}, [link('as', 'face', 4, {}, [launch(0)])]),
  ]),
  link('discard', 'die', 4, { morale: 1 }, 'others'),
  link('deploy', 'die', 1, {}, [
    link('visit', 'location', 3, {}, [link('as', 'face', 1, {}, [act({ drone: 2 }), launch(0)])]),
  ]),
  link('use', 'crew', 3, { ore: 1 }),
];

const to = (tile: number) => link('to', 'tile', tile);

/** Event Horizon: orders on two tiles; on the first stand cruisers and a drone mother. */
export const ORDERS: Link[] = [
  link('activate', 'tile', 5, {}, [
    link('move', 'group', 0, {}, [to(9), to(10), link('only', 'number', 1, {}, [to(9), to(10)])]),
    link('move', 'group', 16, {}, [to(9)]),
    link('move all', '', 0, {}, [to(9)]),
    link('done', '', 0, {}, 'others'),
  ]),
  link('activate', 'tile', 6, {}, [
    link('move', 'group', 0, {}, [to(10), to(11)]),
    link('done', '', 0, {}, 'others'),
  ]),
];

const LYING: Record<string, 'mat' | 'table'> = {
  die: 'mat',
  crew: 'mat',
  resource: 'mat',
  location: 'table',
  hex: 'table',
  tile: 'table',
  special: 'mat',
  type: 'mat',
};

export const surface: Surface = {
  lies: (kind) => LYING[kind] ?? null,
  lesser: (verb) => verb === 'launch satellite',
  sparing: (verb) => verb === 'navigate to',
  unlike: (verb) => ['peacefully', 'by military', 'name edge'].includes(verb),
  closes: (verb) => verb === 'end the move',
};
