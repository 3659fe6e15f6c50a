// Picking up and placing says whole chains of words, asks first where there is no way back, and asks why not.
import { expect, test, vi } from 'vitest';
import { saying } from '../../../../games/contract';
import type { Link, Question } from '../../../../generated/wire';
import { afterPath } from '../../../../kit/hand/after';
import { DIE_TURN, link, ORDERS, surface } from '../../../../kit/hand/fixture';
import { LAYING } from './laying.svelte';
import { Picker } from './picker.svelte';
import { LASTING } from './repeating.svelte';
import { SLIP } from '../../../../kit/page/slips';

const PLAIN = { owner: 0, sealed: false, moment: null, declining: null };
const QUESTION = { seat: 0, text: 'Which?', rule: 'HE-01', ...PLAIN };

function picking(links: Link[], atOnce = false, advised: string[] = [], lasting = '') {
  let question: Question | null = { ...QUESTION, offers: links };
  const said: string[][] = [];
  const say = vi.fn((path: Link[]) => void said.push(path.map((one) => `${one.verb} ${one.id}`)));
  const why = vi.fn(async () => ({ rule: 'HE-02', text: 'It is used.' }));
  const picker = new Picker({
    question: () => question,
    links: () => links,
    surface,
    known: () => true,
    when: (act) => act(),
    deaf: () => false,
    hurry: () => {},
    say,
    why,
    name: () => 'die',
    plain: (text) => text.replace('{faction:1}', 'Meridian'),
    hasFace: () => true,
    marks: () => null,
    figure: (kind, id) => (['number', 'face'].includes(kind) ? id : 0),
    aspect: (kind) => kind === 'face',
    scene: () => 'battle',
    atOnce: () => atOnce,
    lasting: () => lasting,
    after: (path) => afterPath(path, []),
    advises: (path) => path.every((one, i) => one.text === advised[i]),
  });
  const asks = (text: string) => (question = text ? { ...QUESTION, text, offers: links } : null);
  return { picker, say, said, why, asks };
}

const at = {} as Element;
const final = (one: Link): Link => ({ ...one, final: true });
/** The clock goes on, so that the next press is no slip. */
const later = () => vi.advanceTimersByTime(SLIP + 1);
const crew = (id: number) => link('use', 'crew', id);

test('a thing with one word and no place says it', () => {
  const { picker, said } = picking([crew(4), crew(5)]);
  picker.take('crew', 4, at);
  expect(said).toEqual([['use 4']]);
});

test('two presses say a whole chain: the piece, then its place', () => {
  const { picker, said } = picking(DIE_TURN.map(unlocked));
  picker.take('die', 4, at);
  expect([said, picker.light('location', 3), picker.light('die', 1)]).toEqual([[], 'place', 'other']);
  picker.take('location', 3, at);
  expect(said).toEqual([['deploy 4', 'visit 3', 'as 4', 'take action 0']]);
});

test('a place is priced where something is paid or gained there', () => {
  const { picker } = picking([
    link('return', 'crew', 4, {}, [link('activate', 'tile', 1, { ore: 2 }), link('activate', 'tile', 2)]),
  ]);
  picker.take('crew', 4, at);
  expect([picker.priced('tile', 1), picker.priced('tile', 2)]).toEqual([true, false]);
});

test('the hint is told of the piece, and with the piece in the hand of its place', () => {
  const [die] = DIE_TURN.filter((one) => one.kind === 'die' && one.id === 4);
  const [goal] = die.links.filter((one) => one.id === 3);
  const { picker } = picking(DIE_TURN.map(unlocked), false, [die.text, goal.text]);
  expect([picker.advised('die', 4), picker.advised('die', 1)]).toEqual([true, false]);
  picker.take('die', 4, at);
  expect([picker.advised('location', 3), picker.advised('location', 2)]).toEqual([true, false]);
});

test('what an offer brings is told in plain words', () => {
  const { picker } = picking([{ ...crew(4), hint: '{faction:1} and reputation' }, crew(5)]);
  expect([picker.hint('crew', 4), picker.hint('crew', 5)]).toEqual(['Meridian and reputation', '']);
});

test('the place first, then the piece', () => {
  const { picker, said } = picking(DIE_TURN.map(unlocked));
  picker.take('location', 3, at);
  expect([picker.light('die', 4), picker.light('die', 1), picker.light('crew', 3)]).toEqual([
    'piece',
    'piece',
    '',
  ]);
  picker.take('die', 1, at);
  expect(said).toEqual([['deploy 1', 'visit 3', 'as 1', 'take action 0']]);
});

test('the place first: a single piece is picked at once, and the place takes it', () => {
  const { picker, said } = picking(DIE_TURN.map(unlocked));
  picker.take('location', 1, at);
  expect([picker.hand.key, said]).toEqual(['die-4', []]);
  picker.take('location', 1, at);
  expect(said).toHaveLength(1);
});

test('a place that is pressed first leaves nothing to confirm of what was chosen before', () => {
  const { picker } = picking([...DIE_TURN.map(unlocked), final(crew(4))]);
  picker.take('crew', 4, at);
  expect(picker.chosen('crew', 4)).toBe(true);
  picker.take('location', 3, at);
  expect([picker.held, picker.hand.goal]).toEqual([null, 'location-3']);
});

test('another piece changes hands; the same one is laid back, but not by a double click', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { picker, said } = picking(DIE_TURN);
  picker.take('die', 4, at);
  picker.take('die', 1, at);
  picker.take('die', 1, at);
  expect([picker.hand.key, picker.light('location', 1)]).toEqual(['die-1', '']);
  later();
  picker.take('die', 1, at);
  expect([picker.hand.full, picker.light('die', 4), said]).toEqual([false, 'piece', []]);
  vi.useRealTimers();
});

test('what is good for a satellite only, and what lies beyond a place, is lit otherwise', () => {
  const { picker } = picking(DIE_TURN);
  picker.take('die', 4, at);
  expect([picker.light('location', 6), picker.light('hex', 8), picker.light('location', 2)]).toEqual([
    'only',
    'through',
    '',
  ]);
});

test('a tap on a place only chooses it; the second tap goes there', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { picker, said } = picking(DIE_TURN.map(unlocked));
  picker.take('die', 4, at, 'tap');
  picker.take('location', 3, at, 'tap');
  expect([said, picker.chosen('location', 3), picker.held?.final]).toEqual([[], true, null]);
  later();
  picker.take('location', 3, at, 'tap');
  expect(said).toHaveLength(1);
  vi.useRealTimers();
});

test('what is answered otherwise after a place was tapped is confirmed with it', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turn = DIE_TURN.map(unlocked);
  const { picker, said } = picking(turn);
  const [asIs, changed] = turn[0].links.find((one) => one.id === 3)!.links;
  picker.take('die', 4, at, 'tap');
  picker.take('location', 3, at, 'tap');
  picker.want(changed.word, [asIs.word, changed.word]);
  expect(picker.chosen('location', 3)).toBe(true);
  later();
  picker.confirm();
  expect(said).toEqual([['deploy 4', 'visit 3', 'as 5', 'take action 0']]);
  vi.useRealTimers();
});

test('after another answer the halves of a place are asked anew: the old one is not confirmed', () => {
  const halves = () => [link('peacefully', '', 0, {}, 'others'), link('by military', '', 0, {}, 'others')];
  const [asIs, dearer] = [
    link('as', 'face', 4, {}, halves()),
    link('as', 'face', 5, { drone: -1 }, halves()),
  ];
  const { picker, said } = picking([
    link('deploy', 'die', 4, {}, [link('visit', 'location', 3, {}, [asIs, dearer])]),
  ]);
  for (const chosen of [true, false]) {
    picker.hand.letGo();
    picker.take('die', 4, at);
    picker.take('location', 3, at);
    if (chosen) picker.choose(picker.choice!.ways[0]);
    expect([picker.held !== null, picker.choice !== null]).toEqual([chosen, !chosen]);
    picker.want(dearer.word, [asIs.word, dearer.word]);
    expect([picker.held, picker.choice, picker.hand.meant]).toEqual([null, null, 'location-3']);
  }
  picker.placeAt('location-3', at);
  picker.choose(picker.choice!.ways[1]);
  picker.sayNow(picker.held!.path);
  expect(said).toEqual([['deploy 4', 'visit 3', 'as 5', 'by military 0']]);
});

test('what is drawn of a place follows the answer that waits to be confirmed', () => {
  const drawing = (one: Link, drawn: unknown): Link => ({ ...one, drawn }) as Link;
  const ways = [
    drawing(final(link('peacefully')), 'two cards'),
    drawing(final(link('by military')), 'no card'),
  ];
  const place = drawing(link('visit', 'location', 3, {}, ways), 'either');
  const { picker } = picking([link('deploy', 'die', 4, {}, [place])]);
  picker.take('die', 4, at);
  picker.take('location', 3, at);
  expect([picker.drawn('location', 3), picker.answered('by military')]).toEqual(['either', false]);
  picker.choose(picker.choice!.ways[1]);
  expect([picker.drawn('location', 3), picker.answered('by military')]).toEqual(['no card', true]);
  expect(picker.answered('peacefully')).toBe(false);
});

test('where there is no way back the second press says it, if it is no slip', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { picker, say } = picking([final(crew(4)), crew(5)]);
  picker.take('crew', 4, at);
  picker.take('crew', 4, at);
  expect([say.mock.calls.length, picker.chosen('crew', 4), picker.held?.final?.verb]).toEqual([
    0,
    true,
    'use',
  ]);
  later();
  picker.take('crew', 4, at);
  expect(say).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a chain with one final word asks once for all of it', () => {
  const { picker, said } = picking(DIE_TURN);
  picker.take('die', 4, at);
  picker.take('location', 3, at);
  expect([said, picker.held?.final?.verb]).toEqual([[], 'take action']);
  picker.sayNow(picker.held!.path);
  expect(said).toEqual([['deploy 4', 'visit 3', 'as 4', 'take action 0']]);
});

test('a piece that hung long enough over a place without a way back is placed by letting go', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const over = (pick: string) =>
    ({ getAttribute: (name: string) => (name === 'data-pick' ? pick : null) }) as Element;
  const { picker, said } = picking(DIE_TURN);
  picker.lift(over('die-4'));
  picker.hover(over('location-3'));
  expect(picker.held?.final?.verb).toBe('take action');
  picker.dropOn(over('location-3'));
  expect([said, picker.held?.final?.verb]).toEqual([[], 'take action']);
  later();
  picker.hover(over('location-3'));
  picker.dropOn(over('location-3'));
  expect(said).toEqual([['deploy 4', 'visit 3', 'as 4', 'take action 0']]);
  vi.useRealTimers();
});

test('a piece that is dragged on leaves nothing to confirm', () => {
  const over = (pick: string) =>
    ({ getAttribute: (name: string) => (name === 'data-pick' ? pick : null) }) as Element;
  const { picker } = picking(DIE_TURN);
  picker.lift(over('die-4'));
  picker.hover(over('location-3'));
  picker.hover(null);
  expect([picker.held, picker.hand.key]).toEqual([null, 'die-4']);
});

test('a word of a verb that is said at once needs one press, whatever it reveals', () => {
  const { picker, say } = picking([final(crew(4)), crew(5)], true);
  picker.take('crew', 4, at);
  expect(say).toHaveBeenCalledOnce();
});

test('a double click says one card for good, though the next has come under it; quick presses apart say two', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cards = [3, 4, 5].map((card) => final(link('discard', 'special', card)));
  const { picker, said } = picking(cards, true);
  const press = (card: number, x: number, how: 'press' | 'tap' = 'press') => {
    picker.slips.press({ x, y: 50 });
    picker.take('special', card, at, how);
    vi.advanceTimersByTime(120);
  };
  press(3, 100);
  press(4, 103);
  press(4, 103, 'tap');
  expect(said).toEqual([['discard 3']]);
  press(4, 160);
  press(5, 220);
  expect(said).toEqual([['discard 3'], ['discard 4'], ['discard 5']]);
  vi.useRealTimers();
});

test('a quick third press does not confirm on the thing itself what is final', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { picker, said } = picking([final(crew(4)), crew(5)]);
  for (let presses = 0; presses < 3; presses += 1) {
    picker.slips.press({ x: 100, y: 50 });
    picker.take('crew', 4, at);
    vi.advanceTimersByTime(SLIP - 50);
  }
  expect([said, picker.held?.key]).toEqual([[], 'crew-4']);
  picker.take('crew', 4, at, 'key');
  expect(said).toEqual([['use 4']]);
  vi.useRealTimers();
});

test('a thing with several words asks which; the thing itself confirms the held one', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { picker, said } = picking([final(crew(4)), link('retire', 'crew', 4)]);
  picker.take('crew', 4, at);
  expect(picker.choice?.ways.map((way) => way.path[0].verb)).toEqual(['use', 'retire']);
  picker.choose(picker.choice!.ways[0]);
  expect([picker.choice, said]).toEqual([null, []]);
  later();
  picker.take('crew', 4, at);
  expect(said).toEqual([['use 4']]);
  vi.useRealTimers();
});

test('two answers of equal price are asked on the place', () => {
  const faces = [link('as', 'face', 1, { drone: -1, ore: 1 }), link('as', 'face', 2, { drone: -1, gold: 1 })];
  const { picker, said } = picking([
    link('deploy', 'die', 0, {}, [link('visit', 'location', 0, {}, faces)]),
    crew(1),
  ]);
  picker.take('die', 0, at);
  picker.take('location', 0, at);
  expect([said, picker.choice?.ways.length]).toEqual([[], 2]);
  picker.choose(picker.choice!.ways[1]);
  expect(said).toEqual([['deploy 0', 'visit 0', 'as 2']]);
});

test('a drop on what is not lit says why not, and changes no hands', async () => {
  const { picker, said } = picking(DIE_TURN);
  picker.take('die', 4, at);
  picker.take('location', 2, at, 'drop');
  await vi.waitFor(() => expect(picker.note).toMatchObject({ text: 'It is used.', rule: 'HE-02' }));
  picker.take('die', 1, at, 'drop');
  expect([picker.hand.key, said]).toEqual(['die-4', []]);
});

test('a thing that is not offered says why', async () => {
  const { picker } = picking([crew(4)]);
  picker.take('crew', 5, at);
  await vi.waitFor(() => expect(picker.note).toMatchObject({ text: 'It is used.', rule: 'HE-02' }));
  expect([picker.refused('crew', 5), picker.refused('crew', 4)]).toEqual([true, false]);
  picker.letGo();
  expect(picker.refused('crew', 5)).toBe(false);
});

test('the reason why not stays while the table goes on, as long as its thing is there', async () => {
  const { picker } = picking([crew(4)]);
  const thing = { isConnected: true };
  await picker.why('crew', 5, thing as Element);
  picker.forgetGone();
  expect(picker.refused('crew', 5)).toBe(true);
  thing.isConnected = false;
  picker.forgetGone();
  expect(picker.refused('crew', 5)).toBe(false);
});

test('a picture that stands for a verb is picked up with all its places, points at them, and asks about its own word', () => {
  const { picker, said, why } = picking([link('build mine at', 'tile', 4), link('build mine at', 'tile', 5)]);
  const kind = saying('build mine at');
  expect([picker.can(kind, 7), picker.can(saying('dock'), 9)]).toEqual([true, false]);
  picker.point(`${kind}-7`);
  expect([4, 5, 6].map((tile) => picker.pointed('tile', tile))).toEqual([true, true, false]);
  picker.take(kind, 7, at);
  expect([picker.light('tile', 4), said]).toEqual(['place', []]);
  picker.take('tile', 5, at);
  expect(said).toEqual([['build mine at 5']]);
  picker.hand.letGo();
  picker.take(saying('dock'), 9, at);
  expect(why).toHaveBeenCalledWith('', 9);
});

test('ships are picked where they stand', () => {
  const { picker, said } = picking(ORDERS);
  expect([picker.can('group', 0, 'tile-6'), picker.can('group', 0, 'tile-7')]).toEqual([true, false]);
  picker.take('group', 0, at, 'press', 'tile-6');
  expect([picker.chosen('group', 0, 'tile-6'), picker.chosen('group', 0, 'tile-5')]).toEqual([true, false]);
  picker.take('tile', 11, at);
  expect(said).toEqual([['activate 6', 'move 0', 'to 11']]);
});

/** The same turn with somebody of this screen to follow: everything can be taken back. */
function unlocked(one: Link): Link {
  return { ...one, final: false, links: one.links.map(unlocked) };
}

test('a figure takes so many of what is in the hand', () => {
  const { picker, said } = picking(ORDERS);
  picker.take('group', 0, at, 'press', 'tile-5');
  expect(picker.figures).toEqual([1]);
  picker.howMany(1);
  picker.take('tile', 9, at);
  expect(said).toEqual([['activate 5', 'move 0', 'only 1', 'to 9']]);
});

test('faces of a die stand beside it, and are no amounts', () => {
  const { picker } = picking(DIE_TURN);
  picker.take('die', 4, at);
  expect(picker.counts('die-4').map(({ figure }) => figure)).toEqual([2, 3, 4, 5]);
  expect(picker.figures).toEqual([]);
});

test('a figure before a word says it so often, once', () => {
  const { picker, said } = picking([crew(4), crew(5)]);
  picker.howMany(3);
  picker.take('crew', 4, at);
  picker.take('crew', 5, at);
  expect(said).toEqual([['use 4', 'use 4', 'use 4'], ['use 5']]);
});

test('a figure is of the question for which it was typed', () => {
  const { picker, asks } = picking([crew(4), crew(5)]);
  picker.forget(true);
  picker.howMany(3);
  for (const again of ['', 'Which?']) {
    asks(again);
    picker.forget(true);
    expect(picker.times).toBe(3);
  }
  asks('Where?');
  picker.forget(true);
  expect(picker.times).toBe(1);
});

test('what waits for dice is said again with each new question, so often as was typed', () => {
  const { picker, said } = picking([link('fire at', 'crew', 1, {}, 'chance')], true);
  picker.howMany(2);
  picker.take('crew', 1, at);
  picker.sayAgain();
  picker.sayAgain();
  expect(said).toEqual([['fire at 1'], ['fire at 1']]);
});

test('laying it back ends what was to be said again', () => {
  const { picker, said } = picking([link('fire at', 'crew', 1, {}, 'chance')], true);
  picker.howMany(9);
  picker.take('crew', 1, at);
  picker.letGo();
  picker.sayAgain();
  expect(said).toEqual([['fire at 1']]);
});

test('beside a thing stand how often its word can be said, and how many of a piece can be meant', () => {
  const { picker, said } = picking([{ ...crew(4), times: 3 }, ...ORDERS]);
  const counts = picker.counts('crew-4');
  expect(counts.map(({ figure }) => figure)).toEqual([2, 3]);
  expect(picker.counts('group-0', 'tile-5').map(({ figure }) => figure)).toEqual([1]);
  expect(picker.counts('tile-5')).toEqual([]);
  picker.takeCount(at, counts[1]);
  expect(said).toEqual([['use 4', 'use 4', 'use 4']]);
});

test('a word that lasts is said whenever it can be, also after something else was asked, until its scene is left', () => {
  const shot = link('fire at', 'crew', 1, {}, 'chance');
  const links = [shot];
  const { picker, said } = picking(links, true, [], 'until it is over');
  const [count] = picker.counts('crew-1');
  expect(count.figure).toBe(LASTING);
  picker.takeCount(at, count);
  links[0] = link('hit', 'crew', 2);
  picker.sayAgain();
  expect(picker.lasting).toBe(shot);
  links[0] = shot;
  picker.sayAgain();
  picker.enter('battle');
  picker.sayAgain();
  expect(said).toHaveLength(3);
  picker.enter('');
  picker.sayAgain();
  expect(said).toHaveLength(3);
});

test('a drag lays an order down wherever it rests, as many as there are, and says all where it ends', () => {
  vi.useFakeTimers();
  const orders = [4, 5, 6].map((tile) => ({ ...link('order at', 'tile', tile), more: 1 }));
  const { picker, said } = picking([link('buy', 'crew', 1), { ...link('end build'), beyond: orders }]);
  const tile = (id: number) => ({
    getAttribute: (name: string) => (name === 'data-pick' ? `tile-${id}` : null),
  });
  const over = (id: number, rest: number) => {
    picker.hover(tile(id) as unknown as Element);
    vi.advanceTimersByTime(rest);
  };
  picker.hand.pick(saying('order at'));
  over(6, LAYING / 2);
  over(4, LAYING);
  expect([4, 5, 6].map((id) => picker.chosen('tile', id))).toEqual([true, false, false]);
  over(5, LAYING);
  expect(picker.laid).toHaveLength(1);
  picker.dropOn(tile(5) as unknown as Element);
  expect(said).toEqual([['end build 0', 'order at 4', 'order at 5']]);
  picker.letGo();
  expect(picker.laid).toEqual([]);
  vi.useRealTimers();
});

test('a ship is laid down nowhere on its way', () => {
  vi.useFakeTimers();
  const { picker } = picking([link('move', 'group', 0, {}, [{ ...link('to', 'tile', 9), more: 2 }])]);
  picker.hand.pick('group-0');
  picker.hover({ getAttribute: () => 'tile-9' } as unknown as Element);
  vi.advanceTimersByTime(LAYING);
  expect([picker.light('tile', 9), picker.laid]).toEqual(['place', []]);
  vi.useRealTimers();
});

test('pictures are told what is in the hand, where it is meant to go, and what is drawn of the way', () => {
  const way = { path: [9] };
  const [first, ...others] = structuredClone(ORDERS);
  first.links[0].links[0].drawn = way;
  const { picker } = picking([first, ...others]);
  expect([picker.inHand(), picker.drawn('tile', 9), picker.meant('tile')]).toEqual([null, null, -1]);
  picker.take('group', 0, at, 'press', 'tile-5');
  expect(picker.inHand()).toEqual({ kind: 'group', id: 0, within: 'tile-5' });
  expect([picker.drawn('tile', 9), picker.drawn('tile', 10), picker.meant('tile')]).toEqual([way, null, -1]);
  picker.point('tile-9');
  expect([picker.meant('tile'), picker.meant('group')]).toEqual([9, -1]);
  expect(picker.faces.shown).toMatchObject([{ kind: 'group', id: 0, within: 'tile-5' }]);
});

test('pictures draw the place of which the prompt speaks: that of the changed answer, not one that was crossed', () => {
  const { picker } = picking(DIE_TURN.map(unlocked));
  picker.take('die', 4, at);
  picker.point('location-3');
  picker.want(1, []);
  picker.point('location-1');
  expect(picker.meant('location')).toBe(1);
  picker.point(null);
  expect(picker.meant('location')).toBe(3);
});

test('the figures after a way are told of lit places only', () => {
  const { picker } = picking(DIE_TURN.map(unlocked));
  expect(picker.after('location', 3)).toEqual([]);
  picker.take('die', 4, at);
  expect(picker.after('location', 3)).toMatchObject([{ what: 'drone', before: 0, after: 2 }]);
  expect(picker.after('location', 99)).toEqual([]);
});

test('what a word draws that names a thing at once is told while the hand is empty', () => {
  const [drawn, other] = [{ cost: 2 }, link('go', 'tile', 10)];
  const { picker } = picking([{ ...link('go', 'tile', 9), drawn }, other, ...ORDERS]);
  expect([picker.drawnAlone('tile', 9), picker.drawnAlone('tile', 10)]).toEqual([drawn, null]);
  picker.under = 'tile-9';
  expect([picker.pointing('tile'), picker.pointing('die')]).toEqual([9, -1]);
  picker.under = saying('invade');
  expect([saying('invade'), saying('pass')].map((verb) => picker.pointing(verb))).toEqual([0, -1]);
  picker.take(ORDERS[0].kind, ORDERS[0].id, at);
  expect(picker.drawnAlone('tile', 9)).toBeNull();
});

/** Two phases of M121, each of which a card can boost. */
const PHASES = [2, 3].map((phase) =>
  link('choose', 'crew', phase, {}, [
    link('boost with', 'special', 5),
    link('boost with', 'special', 6),
    link('no boost'),
  ]),
);
const element = (name: string) =>
  ({
    getAttribute: (what: string) => (what === 'data-pick' ? name : null),
    hasAttribute: () => false,
  }) as unknown as Element;

test('a place on the own mat is dragged to the plate of its word, or to the piece in the hand', () => {
  for (const plate of ['say boost with-0', 'crew-2']) {
    const { picker, said } = picking(PHASES);
    picker.take('crew', 2, at);
    expect(picker.lift(element('special-5'))).toBe(true);
    picker.hover(element(plate));
    expect(picker.under).toBe('special-5');
    picker.dropOn(element(plate));
    expect(said).toEqual([['choose 2', 'boost with 5']]);
  }
});

test('dropped anywhere else it says nothing, and the piece stays in the hand', () => {
  const { picker, said } = picking(PHASES);
  picker.take('crew', 2, at);
  picker.lift(element('special-5'));
  picker.dropOn(element('special-6'));
  picker.lift(element('special-5'));
  picker.glideBack();
  expect([said, picker.hand.key, picker.brought]).toEqual([[], 'crew-2', '']);
});

test('a drag that ends on nothing leaves everything as it was: what is in the hand, and what was chosen for it', () => {
  const { picker } = picking([...PHASES, ...DIE_TURN]);
  picker.take('crew', 2, at);
  picker.take('special', 6, at, 'tap');
  const ends = [() => picker.glideBack(), () => picker.dropOn(element('special-6'))];
  for (const end of ends) {
    picker.lift(element('special-5'));
    picker.hover(null);
    end();
    expect([picker.hand.key, picker.held?.key, picker.brought]).toEqual(['crew-2', 'special-6', '']);
  }
  picker.take('die', 4, at);
  picker.lift(element('special-5'));
  picker.glideBack();
  expect([picker.hand.key, picker.hand.goal]).toEqual(['die-4', '']);
});

test('a place of which an answer was changed lets no card that is dropped on nothing take the piece', () => {
  const { picker } = picking(PHASES);
  picker.take('crew', 2, at);
  picker.point('special-6');
  picker.want(1, []);
  picker.lift(element('special-5'));
  picker.glideBack();
  expect([picker.hand.key, picker.hand.meant]).toEqual(['crew-2', 'special-6']);
});

test('a press that slipped on a place is a press', () => {
  const { picker, said } = picking(PHASES);
  picker.take('crew', 2, at);
  picker.lift(element('special-5'));
  picker.hover(element('special-5'));
  picker.glideBack(element('special-5'));
  expect(said).toEqual([['choose 2', 'boost with 5']]);
});

test('dragged before any piece is in the hand it waits for its piece, or is dropped on it', () => {
  const { picker, said } = picking(PHASES);
  picker.lift(element('special-5'));
  picker.dropOn(element('say boost with-0'));
  expect([said, picker.hand.goal]).toEqual([[], 'special-5']);
  picker.lift(element('special-5'));
  picker.dropOn(element('crew-3'));
  expect(said).toEqual([['choose 3', 'boost with 5']]);
});
