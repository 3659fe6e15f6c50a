// The keys of a table. The help dialog lists them.
import { tempo } from '../../kit/look/tempo.svelte';
import { ARROWS, focusAmong, keys, towards, type Arrow, type Keys } from '../../kit/page/keys';
import { say } from '../../kit/page/toast.svelte';
import { t } from '../../texts';
import type { Desk } from './desk.svelte';

const all = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

const FIGURES = [...'123456789'];
const PLACES = ['place', 'only', 'through'].map((light) => `.stage [data-light=${light}]`).join();

/** Everything that may be chosen now, in the order of the page: in the small choice if one is open, the places of what is in the hand before all else. */
function offers(): HTMLElement[] {
  const choice = all('.float [data-offer]');
  const places = all(PLACES);
  if (choice.length) return choice;
  return places.length
    ? [...places, ...all('.stage .prompt [data-offer]')]
    : all('.stage .offered, .stage [data-offer]');
}

export function tableKeys(desk: Desk): (event: KeyboardEvent) => void {
  const bindings: Keys = {
    n: (event) => focusAmong(offers(), event.shiftKey ? -1 : 1),
    p: () => desk.picker.faces.turnPin(),
    u: (event) => void desk.undo(event.shiftKey),
    x: (event) => void (event.repeat || hasty(desk) || desk.pass()),
    i: () => void desk.hint(),
    s: () => void desk.speak(),
    l: () => showLog(desk),
    c: (event) => {
      event.preventDefault();
      desk.toggleChat();
    },
    r: () => (desk.panel === 'rules' ? (desk.panel = null) : desk.openRule(desk.live.question?.rule ?? '')),
    h: () => desk.toggle('help'),
    m: () => nextMat(desk),
    t: nextTempo,
    '+': () => desk.layout.zoom.by(1.3),
    '=': () => desk.layout.zoom.by(1.3),
    '-': () => desk.layout.zoom.by(1 / 1.3),
    '0': () => desk.layout.zoom.reset(),
    ' ': (event) => hurry(desk, event),
    Enter: (event) => !event.repeat && nowhere() && desk.picker.confirm(),
    Escape: () => close(desk),
  };
  for (const figure of FIGURES) bindings[figure] = () => desk.picker.howMany(Number(figure));
  for (const arrow of ARROWS) bindings[arrow] = (event) => walk(arrow, event);
  return keys(bindings);
}

/** What passes is final, and the question has only just come. */
const hasty = ({ passing, picker }: Desk) => passing?.final && picker.slips.early;

/** The focus is on nothing that has an Enter or arrows of its own. */
const nowhere = () =>
  document.activeElement === document.body || !!document.activeElement?.matches('[data-question]');

/** An arrow walks from a thing to its neighbour, or to the first offer; elsewhere it scrolls as usual. */
function walk(arrow: Arrow, event: KeyboardEvent): void {
  const from = document.activeElement!;
  const among = ['.float [data-offer]', '.stage [data-pick]'].find((kind) => from.matches(kind));
  if (!among && !nowhere()) return;
  event.preventDefault();
  if (among) towards(from, all(among), arrow)?.focus();
  else focusAmong(offers(), 1);
}

function hurry(desk: Desk, event: KeyboardEvent): void {
  if (!desk.live.busy) return;
  event.preventDefault();
  desk.live.hurry();
}

/** Large over the board; on a phone it is a page. */
function showLog({ layout }: Desk): void {
  layout.logLarge = !layout.logLarge;
  if (layout.phone) layout.show('log');
}

/** The first rival's mat, the next one's, and then none. */
function nextMat(desk: Desk): void {
  const rivals = desk.sitters.map((sitter) => sitter.seat).filter((seat) => seat !== desk.live.eyes);
  desk.layout.mat = rivals[rivals.indexOf(desk.layout.mat) + 1] ?? -1;
}

function nextTempo(): void {
  tempo.turn();
  say(t.table.tempoIs(t.table.tempos[tempo.now]));
}

function close(desk: Desk): void {
  if (desk.picker.letGo() || desk.adviser.forget()) return;
  if (desk.layout.logLarge) desk.layout.logLarge = false;
  else if (desk.panel) desk.panel = null;
  else if (desk.layout.mat >= 0) desk.layout.mat = -1;
  else desk.layout.side = null;
}
