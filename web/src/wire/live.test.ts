// A table over a socket: what arrives is shown in order, gaps and second deliveries do no harm, a lost connection resumes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, Message, Present, Steps } from '../generated/wire';
import { Live, merged } from './live.svelte';

class Wire {
  static all: Wire[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason: string }) => {};
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  close(): void {}
  brings(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const wire = () => Wire.all.at(-1)!;
const PLAIN = { owner: 0, sealed: false, moment: null, declining: null };
const asked = (n: number) => ({ seat: 0, text: `after ${n}`, rule: '', offers: [], ...PLAIN });
const present = (n: number): Present => ({
  n,
  step: n,
  waiting: [0],
  over: false,
  question: asked(n),
  undo: null,
  whole: null,
  left: [],
  sealed: [],
  standing: [],
  at: 0,
  throwers: [],
  throw: null,
});
const frame = (n: number): Frame => ({
  type: 'frame',
  eyes: 0,
  view: { at: n },
  log: [],
  present: present(n),
});
const steps = (since: number, ...numbers: number[]): Steps => ({
  type: 'steps',
  eyes: 0,
  since,
  steps: numbers.map((n) => ({ step: n, lines: [`step ${n}`], patch: { at: { '=': n } } })),
  present: present(numbers.at(-1)!),
});

function opened(): Live {
  const live = new Live();
  live.connect('t', 0);
  wire().onopen();
  wire().brings(frame(3));
  return live;
}

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { origin: 'http://table' });
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a frame shows everything at once', () => {
  const live = opened();
  expect([live.view, live.step, live.connection]).toEqual([{ at: 3 }, 3, 'live']);
  expect(wire().address).toBe('ws://table/api/tables/t/socket?eyes=0&since=0&n=0');
});

test('steps are played one after another, and the question comes after the last', () => {
  const live = opened();
  wire().brings(steps(3, 4, 5));
  expect(live.view).toEqual({ at: 4 });
  expect(live.question).toBe(null);
  vi.advanceTimersByTime(500);
  expect(live.view).toEqual({ at: 5 });
  expect(live.question?.text).toBe('after 5');
  expect(live.log.map((line) => line.text)).toEqual(['step 4', 'step 5']);
});

test('a table that is shown at once does not wait between steps', () => {
  const live = new Live(() => 0);
  live.connect('t', 0);
  wire().brings(frame(3));
  wire().brings(steps(3, 4, 5, 6));
  expect([live.view, live.busy, live.question?.text]).toEqual([{ at: 6 }, false, 'after 6']);
});

test('hurrying shows the end at once', () => {
  const live = opened();
  wire().brings(steps(3, 4, 5, 6, 7));
  live.hurry();
  expect([live.view, live.busy, live.step]).toEqual([{ at: 7 }, false, 7]);
});

test('the same steps a second time change nothing', () => {
  const live = opened();
  wire().brings(steps(3, 4));
  wire().brings(steps(2, 3));
  expect([live.view, live.step, Wire.all.length]).toEqual([{ at: 4 }, 4, 1]);
});

test('after a gap everything is asked for anew', () => {
  opened();
  wire().brings(steps(5, 6));
  expect(Wire.all.length).toBe(2);
  expect(wire().address).toContain('since=0');
});

test('a lost connection comes back and says what was seen last', () => {
  const live = opened();
  wire().onclose({ code: 1006, reason: '' });
  expect(live.connection).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(Wire.all.length).toBe(2);
  expect(wire().address).toContain('since=3');
});

test('a question that is told a second time stays the same one; after another event it is another', () => {
  const live = opened();
  const before = live.question;
  wire().onclose({ code: 1012, reason: '' });
  vi.advanceTimersByTime(1000);
  wire().onopen();
  wire().brings({ ...steps(3), present: { ...present(3), at: 9 } });
  expect([live.question === before, live.present?.at]).toEqual([true, 9]);
  wire().brings(frame(3));
  expect(live.question).toBe(before);
  wire().brings({ ...steps(3, 4), present: { ...present(4), question: asked(3) } });
  expect([live.question === before, live.question?.text]).toEqual([false, 'after 3']);
});

test('whoever starts afresh after an answer says which event it named, and sees nothing older', async () => {
  const live = opened();
  answering([200, { n: 5 }]);
  await live.choose(0, 7);
  vi.advanceTimersByTime(3000);
  expect(wire().address).toBe('ws://table/api/tables/t/socket?eyes=0&since=0&n=5');
  live.connect('another', 0);
  expect(wire().address).toContain('&n=0');
});

test('what is asked about the table is not older than what was seen', async () => {
  const live = opened();
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  await live.why('hex', 2);
  expect(paths).toEqual(['/api/tables/t/why?seat=0&kind=hex&id=2&n=3']);
});

test('eyes that the server refuses are not tried again', () => {
  const live = opened();
  wire().onclose({ code: 4403, reason: 'not your seat' });
  vi.advanceTimersByTime(60_000);
  expect([live.refused, Wire.all.length]).toEqual(['not your seat', 1]);
});

test('a socket whose cookie has ended is opened again, as whoever the browser is now', () => {
  const live = opened();
  wire().onclose({ code: 4401, reason: '' });
  vi.advanceTimersByTime(1_000);
  expect(Wire.all).toHaveLength(2);
  expect(live.refused).toBe('');
});

test('messages for other eyes are not shown', () => {
  const live = opened();
  wire().brings({ ...frame(9), eyes: 1 });
  expect(live.view).toEqual({ at: 3 });
});

/** The server's answers to what is posted, in order; says what was posted. */
function answering(...answers: [status: number, body: unknown][]): { n: number; word: number }[] {
  const posted: { n: number; word: number }[] = [];
  const headers = new Headers({ 'content-type': 'application/json' });
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    posted.push(JSON.parse(request.body as string));
    const [status, body] = answers.shift()!;
    return new Response(JSON.stringify(body), { status, headers });
  });
  return posted;
}

const stale = (now: Present): [number, unknown] => [409, { error: 'something has happened', present: now }];

test('a word is said again when somebody answered at the same instant and the question is the same', async () => {
  const live = opened();
  const posted = answering(stale({ ...present(4), question: asked(3) }), [200, { n: 5 }]);
  await live.choose(0, 7);
  expect(posted).toEqual([
    { seat: 0, word: 7, n: 3 },
    { seat: 0, word: 7, n: 4 },
  ]);
  expect(live.sending).toBe(true);
  wire().brings({ ...steps(3, 4), present: { ...present(4), question: null } });
  wire().brings(steps(4, 5));
  live.hurry();
  expect([live.sending, live.question?.text]).toEqual([false, 'after 5']);
});

test('while our word is said again, news of the other answer does not ask us once more', async () => {
  const live = opened();
  const same = { ...present(4), question: asked(3) };
  answering(stale(same), [200, { n: 5 }]);
  const said = live.choose(0, 7);
  wire().brings({ ...steps(3, 4), present: same });
  expect(live.question).toBe(null);
  wire().brings(steps(4, 5));
  await said;
  live.hurry();
  expect([live.sending, live.question?.text]).toEqual([false, 'after 5']);
});

test('a word is not said again to another question, nor a third time', async () => {
  const live = opened();
  const other = answering(stale(present(4)));
  await expect(live.choose(0, 7)).rejects.toMatchObject({ status: 409 });
  const twice = answering(
    stale({ ...present(4), question: asked(3) }),
    stale({ ...present(5), question: asked(3) }),
  );
  await expect(live.choose(0, 7)).rejects.toMatchObject({ status: 409 });
  expect([other.length, twice.length, live.sending]).toEqual([1, 2, false]);
});

test('chat lines are kept once and in order', () => {
  const line = (number: number) => ({ number, seat: 0, name: 'Ines', text: `line ${number}`, at: 0 });
  expect(merged([line(1), line(2)], [line(2), line(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});
