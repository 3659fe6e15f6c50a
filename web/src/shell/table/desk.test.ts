// What a desk does with what is said: what was refused, said twice or not done at all leaves the hand as it was.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Link, Present, TableInfo } from '../../generated/wire';
import { DIE_TURN, link } from '../../kit/hand/fixture';
import { SLIP } from '../../kit/page/slips';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('innerWidth', 1366);
const { Desk } = await import('./desk.svelte');

const PASS = { ...link('pass'), final: true };

/** A desk at which these words are asked for; the last one passes. */
function asked(links: Link[]) {
  const desk = new Desk('t');
  const question = {
    seat: 0,
    text: 'Which?',
    rule: '',
    offers: links,
    owner: 0,
    sealed: false,
    moment: null,
  };
  desk.live.present = {
    n: 3,
    step: 7,
    question: { ...question, declining: links.at(-1)!.word },
    undo: { seat: 0, text: '' },
    waiting: [0],
  } as unknown as Present;
  desk.live.step = 7;
  return desk;
}

const answers = (status: number, body: object) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'json' } }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a word that was refused was not said', async () => {
  const desk = asked([...DIE_TURN, PASS]);
  vi.stubGlobal('fetch', answers(400, { error: 'no' }));
  await desk.choose([PASS]);
  expect(desk.spoke).toEqual([0, 0]);
});

test('a word that was said is known as the own one', async () => {
  const desk = asked([...DIE_TURN, PASS]);
  vi.stubGlobal('fetch', answers(200, { n: 4, said: 1 }));
  await desk.choose([PASS]);
  expect(desk.spoke).toEqual([7, 8]);
});

test('an own word in mid-drag is nothing that the table did; one that was refused may be', async () => {
  const desk = asked([...DIE_TURN, PASS]);
  for (const [status, interrupted] of [
    [400, true],
    [200, false],
  ] as const) {
    vi.stubGlobal('fetch', answers(status, { error: 'no', n: 4, said: 1 }));
    desk.interrupted = true;
    await desk.choose([PASS]);
    expect(desk.interrupted).toBe(interrupted);
  }
});

test('a step back while a word is on its way is none, and the hand keeps what it has', async () => {
  const desk = asked([...DIE_TURN, PASS]);
  const fetched = answers(200, { n: 4 });
  vi.stubGlobal('fetch', fetched);
  desk.picker.hand.pick('die-4');
  desk.live.sending = true;
  await desk.undo();
  expect([fetched.mock.calls.length, desk.picker.hand.key]).toEqual([0, 'die-4']);
});

test('to be asked again at a moment lays nothing down; not to be asked passes, and does', async () => {
  const desk = asked([...DIE_TURN, PASS]);
  vi.stubGlobal('fetch', answers(200, {}));
  desk.picker.hand.pick('die-4');
  await desk.wants(2, true);
  expect(desk.picker.hand.key).toBe('die-4');
  await desk.wants(2, false);
  expect(desk.picker.hand.key).toBe('');
});

test('passing twice confirms it, also where the look-ahead has come in between', async () => {
  const other = { ...link('stop'), final: true };
  const desk = asked([other, PASS]);
  desk.layout.found = { unplaced: [other, PASS], hidden: {} };
  const fetched = answers(200, { n: 4, said: 1 });
  vi.stubGlobal('fetch', fetched);
  desk.pass();
  expect([desk.picker.held?.path.map(({ verb }) => verb), fetched.mock.calls.length]).toEqual([['pass'], 0]);
  desk.live.present = structuredClone(desk.live.present);
  vi.advanceTimersByTime(SLIP + 1);
  desk.pass();
  expect(fetched).toHaveBeenCalledOnce();
});

test('who comes in makes no other question of what is asked', () => {
  const desk = asked([...DIE_TURN, PASS]);
  const info = { seats: [{ seat: 0, name: 'Ines', kind: 'person' }] } as unknown as TableInfo;
  desk.client = { colours: ['red'], nouns: {}, looks: [] } as unknown as typeof desk.client;
  desk.live.info = info;
  const before = desk.question;
  desk.live.info = structuredClone(info);
  expect(desk.question).toBe(before);
});
