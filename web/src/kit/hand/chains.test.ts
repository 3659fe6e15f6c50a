// Two gestures: what can be picked, where it can go, what is answered silently, and what it costs and brings.
import { expect, test } from 'vitest';
import { saying } from '../../games/contract';
import type { Link } from '../../generated/wire';
import type { Surface } from './chains';
import {
  answers,
  atOnce,
  besides,
  finalOf,
  gains,
  grips,
  onlyLesser,
  onlyPiece,
  pays,
  piecesFor,
  places,
  reason,
  thingOf,
  weighed,
  type Way,
} from './chains';
import { afterPath } from './after';
import { DIE_TURN, link, ORDERS, surface } from './fixture';

const words = (path: Link[]) => path.map(({ verb, kind, id }) => (kind ? `${verb} ${id}` : verb));
const said = (way: Way | undefined) => words(way?.path ?? []);
const figures = (changes: { what: string; amount: number }[]) =>
  changes.map(({ what, amount }) => [what, amount]);

const five = grips(DIE_TURN, 'die-4', surface);

test('a die in the hand lights every place that it can go to', () => {
  const lit = places(five, surface);
  const kinds = [...lit].filter(([, way]) => !way.through).map(([key]) => key);
  expect(kinds).toEqual(['location-1', 'location-3', 'location-5', 'location-6']);
});

test('the free face is taken, and the action before the satellite', () => {
  expect(said(places(five, surface).get('location-3'))).toEqual([
    'deploy 4',
    'visit 3',
    'as 4',
    'take action',
  ]);
});

test('where no face is free the cheapest is taken, and its price has a reason', () => {
  const way = places(five, surface).get('location-1')!;
  expect(said(way)).toEqual(['deploy 4', 'visit 1', 'as 3', 'take action']);
  expect([figures(pays(way.path)), figures(gains(way.path))]).toEqual([[['drone', 1]], [['gold', 1]]]);
  expect(reason(way)?.text).toBe('as {face:3}');
});

test('what is paid for the place itself needs no reason', () => {
  const paid = [link('deploy', 'die', 1, {}, [link('visit', 'location', 2, { drone: -1 })])];
  expect(reason(places(grips(paid, 'die-1', surface), surface).get('location-2')!)).toBe(null);
});

test('between two prices that cannot be compared nothing is silent', () => {
  const manners = [
    link('peacefully', '', 0, {}, [link('discard', 'card', 4, { card: -2 })]),
    link('by military', '', 0, { card: -1 }),
  ];
  const chain = [link('place', 'card', 1, {}, [link('on', 'tile', 2, {}, manners)])];
  const way = places(grips(chain, 'card-1', surface), surface).get('tile-2')!;
  expect(said(way)).toEqual(['place 1', 'on 2']);
  expect(words(way.equal)).toEqual(['peacefully', 'by military']);
});

test('how a card is turned is asked, though every turn costs the same', () => {
  const turns = [0, 1, 2, 3].map((corner) => link('name edge', 'corner', corner, { card: -1 }));
  const chain = [link('build', 'card', 1, {}, [link('in', 'tile', 2, {}, turns)])];
  const way = places(grips(chain, 'card-1', surface), surface).get('tile-2')!;
  expect([said(way), way.equal]).toEqual([['build 1', 'in 2'], []]);
});

test('no way leads silently through a choice that must be asked', () => {
  const turns = [0, 1].map((corner) => link('name edge', 'corner', corner, {}, [link('to', 'hex', 5)]));
  const chain = [link('in', 'tile', 2, {}, turns)];
  expect([...places(grips(chain, 'tile-2', surface), surface).keys()]).toEqual([]);
  const wanted = [turns[1].word];
  expect(said(places(grips(chain, 'tile-2', surface), surface, wanted).get('hex-5'))).toEqual([
    'in 2',
    'name edge 1',
    'to 5',
  ]);
});

test('what is laid on the table is no price, and leaves the hand all the same', () => {
  const card = { what: 'cards', kind: 'figure', id: 0, laid: 1 };
  const placing = (amount: number) => [{ ...link('in', 'gap', 3), changes: [{ ...card, amount }] }];
  expect([pays(placing(-1)), figures(pays(placing(-3)))]).toEqual([[], [['cards', 2]]]);
  expect([figures(gains(placing(0))), figures(gains(placing(1)))]).toEqual([[['cards', 1]], [['cards', 2]]]);
  expect(afterPath(placing(0), [{ ...card, amount: 11 }])).toEqual([]);
  expect(afterPath(placing(-3), [{ ...card, amount: 11 }])).toMatchObject([{ before: 11, after: 8 }]);
});

test('more damage is a price and no gain', () => {
  const [hit] = weighed([link('to', 'tile', 3, { damage: 2 })], () => true);
  expect([figures(pays([hit])), gains([hit])]).toEqual([[['damage', 2]], []]);
});

test('a place that is good for a satellite only says so', () => {
  const lit = places(five, surface);
  expect([...lit].filter(([, way]) => onlyLesser(way, surface)).map(([key]) => key)).toEqual(['location-6']);
});

test('it also says so where the satellite comes by itself', () => {
  const launched = link('as', 'face', 3, {}, 'others');
  launched.also = [{ word: 9, text: 'launch satellite', verb: 'launch satellite', kind: '', id: 0 }];
  const turn = [link('deploy', 'die', 0, {}, [link('visit', 'location', 0, {}, [launched])])];
  const way = places(grips(turn, 'die-0', surface), surface).get('location-0')!;
  expect(onlyLesser(way, surface)).toBe(true);
});

test('a choice between things ends what is silent', () => {
  const way = places(five, surface).get('location-5')!;
  expect(said(way)).toEqual(['deploy 4', 'visit 5', 'as 4', 'take action']);
  expect(finalOf(way.path)).toBe(null);
});

test('what lies beyond a place is reached through it, with the face that it needs', () => {
  const lit = places(five, surface);
  expect([...lit].filter(([, way]) => way.through).map(([key]) => key)).toEqual(['hex-7', 'hex-8', 'hex-9']);
  expect(said(lit.get('hex-7'))).toEqual(['deploy 4', 'visit 5', 'as 4', 'take action', 'build 7']);
  expect(said(lit.get('hex-9'))).toEqual(['deploy 4', 'visit 5', 'as 5', 'take action', 'build 9']);
  expect(finalOf(lit.get('hex-9')!.path)?.verb).toBe('build');
});

test('nothing is reached past a word with which something else begins', () => {
  const moves = (verb: string) => [
    link('deploy', 'die', 1, {}, [
      link('visit', 'location', 2, {}, [link(verb, '', 0, {}, [link('build', 'hex', 7)])]),
    ]),
  ];
  const lit = (verb: string) => [...places(grips(moves(verb), 'die-1', surface), surface).keys()];
  expect(lit('take action')).toEqual(['location-2', 'hex-7']);
  expect(lit('end the move')).toEqual(['location-2']);
});

test('what begins something else is no place on the way', () => {
  const lit = (verb: string) => {
    const freely = [link('deploy', 'die', 1, {}, [link('yes', '', 0, {}, [link(verb, 'location', 2)])])];
    return [...places(grips(freely, 'die-1', surface), surface).keys()];
  };
  expect(lit('visit')).toEqual(['location-2']);
  expect(lit('end the move')).toEqual([]);
});

test('things on the own mat are no places to pass through to', () => {
  const kickback = [
    link('deploy', 'die', 1, {}, [
      link('visit', 'location', 2, {}, [link('take', 'resource', 0), link('take', 'resource', 1)]),
    ]),
  ];
  expect([...places(grips(kickback, 'die-1', surface), surface).keys()]).toEqual(['location-2']);
});

test('silent answers stand in the order of the rules, with the others', () => {
  const way = places(five, surface).get('location-1')!;
  const shown = answers(way, five, surface).map(({ link, others }) => [
    link.text,
    others.map((one) => one.text),
  ]);
  expect(shown).toEqual([
    ['as {face:3}', ['as {face:2}']],
    ['take action', ['launch satellite']],
  ]);
});

test('a forced answer has no others', () => {
  const shown = answers(places(five, surface).get('location-6')!, five, surface);
  expect(shown.map(({ others }) => others)).toEqual([[], []]);
});

test('another answer that somebody wants is taken, and the way goes on from it', () => {
  const three = DIE_TURN[0].links[0].links[1].word;
  const satellite = DIE_TURN[0].links[0].links[0].links[1].word;
  const way = places(five, surface, [three, satellite]).get('location-1')!;
  expect(said(way)).toEqual(['deploy 4', 'visit 1', 'as 2', 'launch satellite']);
});

test('two answers of equal price are asked on the place', () => {
  const turn = [
    link('deploy', 'die', 0, {}, [
      link('visit', 'location', 0, {}, [
        link('as', 'face', 1, { drone: -1, ore: 1 }),
        link('as', 'face', 2, { drone: -1, gold: 1 }),
      ]),
    ]),
  ];
  const way = places(grips(turn, 'die-0', surface), surface).get('location-0')!;
  expect([said(way), words(way.equal)]).toEqual([
    ['deploy 0', 'visit 0'],
    ['as 1', 'as 2'],
  ]);
});

test('two answers of which the same comes are no choice', () => {
  const faces = [link('as', 'face', 1, { satellite: 1 }), link('as', 'face', 3, { satellite: 1 })];
  const turn = [link('deploy', 'die', 0, {}, [link('visit', 'location', 0, {}, faces)])];
  const way = places(grips(turn, 'die-0', surface), surface).get('location-0')!;
  expect([said(way), way.equal]).toEqual([['deploy 0', 'visit 0', 'as 1'], []]);
});

test('three answers of equal price are a question', () => {
  const faces = [1, 2, 3].map((face) => link('as', 'face', face, { ore: face }));
  const turn = [link('deploy', 'die', 0, {}, [link('visit', 'location', 0, {}, faces)])];
  const way = places(grips(turn, 'die-0', surface), surface).get('location-0')!;
  expect([said(way), way.equal]).toEqual([['deploy 0', 'visit 0'], []]);
});

test('a word that only ends the matter is never said silently beside things that could be chosen', () => {
  const after = [link('use', 'crew', 3, { ore: 1 }), link('end turn', '', 0, {}, 'others')];
  const turn = [link('deploy', 'die', 0, {}, [link('visit', 'location', 0, { ore: 1 }, after)])];
  const way = places(grips(turn, 'die-0', surface), surface).get('location-0')!;
  expect(said(way)).toEqual(['deploy 0', 'visit 0']);
});

test('beside crew that could be used before it, the action is still taken silently', () => {
  const [action, satellite] = [
    link('take action', '', 0, { ore: 1 }),
    link('launch satellite', '', 0, { drone: -1 }),
  ];
  const arrive = [link('use', 'crew', 3, {}, [action, satellite]), action, satellite];
  const turn = [link('deploy', 'die', 0, {}, [link('visit', 'location', 0, {}, arrive)])];
  const way = places(grips(turn, 'die-0', surface), surface).get('location-0')!;
  expect(said(way)).toEqual(['deploy 0', 'visit 0', 'take action']);
});

test('a gain beside things that would bring another one is a choice', () => {
  const salvage = [link('regenerate', 'drones', 1, { drone: 1 }), link('take', 'resource', 0, { ore: 1 })];
  const turn = [link('deploy', 'die', 0, {}, [link('visit', 'location', 0, {}, salvage)])];
  const way = places(grips(turn, 'die-0', surface), surface).get('location-0')!;
  expect(said(way)).toEqual(['deploy 0', 'visit 0']);
});

test('a card is not turned silently where a drone can pay', () => {
  const faces = [link('as', 'face', 3, { drone: -1 }), link('navigate to', 'face', 3)];
  const turn = [link('deploy', 'die', 0, {}, [link('visit', 'location', 0, {}, faces)])];
  const way = places(grips(turn, 'die-0', surface), surface).get('location-0')!;
  expect(said(way)).toEqual(['deploy 0', 'visit 0', 'as 3']);
});

test('the place first: the pieces that can go there, with the same figures', () => {
  const pieces = piecesFor(DIE_TURN, 'location-3', surface);
  expect([...pieces.keys()]).toEqual(['die-4', 'die-1']);
  expect(said(pieces.get('die-1'))).toEqual(['deploy 1', 'visit 3', 'as 1', 'take action']);
  expect([...piecesFor(DIE_TURN, 'hex-8', surface).keys()]).toEqual(['die-4']);
  expect(piecesFor(DIE_TURN, 'hex-1', surface).size).toBe(0);
});

test('ships are picked where they stand, and their order is given with them', () => {
  const orders = ORDERS;
  const lit = places(grips(orders, 'group-0', surface, 'tile-6'), surface);
  expect([...lit].map(([key, way]) => [key, said(way)])).toEqual([
    ['tile-10', ['activate 6', 'move 0', 'to 10']],
    ['tile-11', ['activate 6', 'move 0', 'to 11']],
  ]);
});

test('of equal ships all go, and fewer can be wanted', () => {
  const orders = ORDERS;
  const held = grips(orders, 'group-0', surface, 'tile-5');
  const all = places(held, surface).get('tile-9')!;
  expect(said(all)).toEqual(['activate 5', 'move 0', 'to 9']);
  const [{ others }] = answers(all, held, surface);
  expect(others.map((one) => one.text)).toEqual(['only {number:1}']);
  const one = places(held, surface, [others[0].word]).get('tile-9')!;
  expect(said(one)).toEqual(['activate 5', 'move 0', 'only 1', 'to 9']);
  expect(answers(one, held, surface)[0].others.map((other) => other.text)).toEqual(['to {tile:9}']);
});

test('what is beside its places can be said of a piece as well', () => {
  expect(besides(five, surface).map(said)).toEqual([['discard 4']]);
  const held = grips(ORDERS, 'tile-6', surface);
  expect(besides(held, surface).map(said)).toEqual([['activate 6', 'done']]);
});

test('a word without a place answers nothing silently but what is no choice', () => {
  const boosts = [link('boost', '', 0, { energy: -1 }), link('no boost')];
  const bids = [link('bid', '', 0, {}, boosts), link('pass', '', 0, {}, [link('really')])];
  const ways = bids.map(({ verb }) => atOnce(grips(bids, `say ${verb}`, surface)).map(said));
  expect(ways).toEqual([[['bid']], [['pass', 'really']]]);
});

test('a single piece is in the hand at once, whatever can be said besides', () => {
  expect(onlyPiece([ORDERS[1], link('pass')], surface)).toBe('tile-6');
  expect([...places(grips([ORDERS[1]], 'tile-6', surface), surface).keys()]).toEqual(['tile-10', 'tile-11']);
  const others = [ORDERS, [link('pass')], [{ ...ORDERS[1], final: true }], [link('use', 'crew', 3)]];
  expect(others.map((links) => onlyPiece(links, surface))).toEqual(['', '', '', '']);
});

test('a single piece with which something else begins is not in the hand by itself', () => {
  const beside: Surface = { ...surface, closes: (verb) => verb === 'slot' };
  const slot = link('slot', 'tile', 2, {}, [link('into', 'tile', 3), link('into', 'tile', 4)]);
  const free = [link('discard', 'tile', 2, { gold: 1 }), slot, link('go on')];
  expect([onlyPiece(free, surface), onlyPiece(free, beside)]).toEqual(['tile-2', '']);
});

test('a verb is picked up with all its places', () => {
  const menu = [
    link('build mine at', 'tile', 3),
    link('build mine at', 'tile', 4),
    link('build cannon at', 'tile', 3),
  ];
  const lit = places(grips(menu, 'say build mine at', surface), surface);
  expect([...lit].map(([key, way]) => [key, said(way)])).toEqual([
    ['tile-3', ['build mine at 3']],
    ['tile-4', ['build mine at 4']],
  ]);
});

const BUILD = [
  link('buy', 'type', 1),
  { ...link('end build'), beyond: [link('order at', 'tile', 5), link('order at', 'tile', 6), link('pass')] },
];

test('what is laid down after the question is ended can be laid down at once, and the end is told', () => {
  const held = grips(BUILD, saying('order at'), surface);
  const way = places(held, surface).get('tile-5')!;
  expect(way.path.map(({ verb }) => verb)).toEqual(['end build', 'order at']);
  expect(answers(way, held, surface)).toEqual([{ link: BUILD[1], others: [] }]);
  expect(onlyPiece(BUILD, surface)).toBe('');
});

test('where several words lead on, none of them is said with what comes after it', () => {
  expect(grips([...BUILD, { ...link('pass'), beyond: BUILD }], saying('order at'), surface)).toEqual([]);
});

test('what could be said once more on a way is another choice', () => {
  const more = [link('move', 'group', 0), link('done')];
  const links = [link('move', 'group', 0, {}, [link('to', 'tile', 9, {}, more)])];
  const way = places(grips(links, 'group-0', surface), surface).get('tile-9')!;
  expect([way.path.length, way.equal]).toEqual([2, []]);
});

test('a word without a thing can be said of a piece though places lie behind it', () => {
  const links = [
    link('kickback to', 'morale', 2, {}, [
      link('take', 'resource', 0),
      link('fabricate', '', 0, {}, [link('take', 'resource', 0)]),
    ]),
  ];
  const said = besides(grips(links, 'morale-2', surface), surface).map(({ path }) =>
    path.map(({ verb }) => verb),
  );
  expect(said).toEqual([['kickback to', 'fabricate', 'take']]);
});

test('a figure after which one may also stop is a word of its own, not one between a piece and its places', () => {
  const row = link('decommission to', 'row', 0);
  const more = [link('regenerate', 'number', 1, {}, [row, link('stop')]), row];
  const held = grips([link('salvage', '', 0, {}, more), link('take', 'resource', 0)], saying('salvage'), {
    ...surface,
    lies: (kind) => (kind === 'number' ? null : 'mat'),
  });
  expect(besides(held, { ...surface, lies: (kind) => (kind === 'number' ? null : 'mat') }).map(said)).toEqual(
    [['salvage', 'regenerate 1']],
  );
});

test('ships that are named first are picked on the tile in question alone', () => {
  expect(
    grips([link('move', 'group', 0, {}, [link('to', 'tile', 9)])], 'group-0', surface, 'tile-5'),
  ).toEqual([]);
});

test('a key is taken apart at its last dash', () => {
  expect(thingOf('location-2')).toEqual({ kind: 'location', id: 2 });
  expect(thingOf('order-marker-12')).toEqual({ kind: 'order-marker', id: 12 });
});
