// What a table does by itself while it is on the screen: follow the seat that is asked, call the player, frame what changed.
import { tick, untrack } from 'svelte';
import type { TableInfo } from '../../generated/wire';
import { onlyPiece } from '../../kit/hand/chains';
import { signals } from '../../kit/look/sound.svelte';
import { t } from '../../texts';
import { api } from '../../wire/api';
import type { Desk } from './desk.svelte';
import { checkHand, layDown } from './moved-on';
import type { RoundCards } from './round/card.svelte';
import { lastSeen, markSeen } from './seen';
import { eyesFor } from './sitters';
import { hiddenIn, standFor, visible } from './stage/survey';

const BANNER = 2200;

/** To be called while the table's component is set up. */
export function watch(desk: Desk): void {
  callThePlayer(desk);
  frameChanges(desk);
  forgetOldQuestions(desk);
  lookAhead(desk);
  sayAgain(desk);
  countLit(desk);
  surveyOffers(desk);
  keepFocus(desk);
  endOfGame(desk);
  leadToAdvice(desk);
}

/** Look through the eyes of one's own seat; with several on one screen, of the one that is asked. */
export function followSeats(desk: Desk): void {
  $effect(() => {
    const { info, present, busy, eyes } = desk.live;
    if (!info || busy || info.status === 'over') return;
    const wanted = eyesFor(info.seats, [...(present?.waiting ?? []), ...(present?.throwers ?? [])], eyes);
    if (wanted === eyes) return;
    untrack(() => {
      if (eyes >= 0) announce(desk, desk.nameOf(wanted));
      desk.live.connect(desk.id, wanted);
    });
  });
}

/** The server took these eyes away: somebody else has the seat now. See how the table is, and look as who we are. */
export function followRefusals(desk: Desk): void {
  $effect(() => {
    if (desk.live.refused) untrack(() => void desk.ask(() => api.get<TableInfo>(desk.path())));
  });
}

function announce(desk: Desk, name: string): void {
  desk.banner = t.table.switched(name);
  setTimeout(() => (desk.banner = ''), BANNER);
}

/** The page's title always says it; sound and notices only at the moment when a turn begins. */
function callThePlayer(desk: Desk): void {
  let turn = true;
  $effect(() => {
    const title = desk.client?.title ?? '';
    const asked = desk.live.present?.question != null;
    document.title = asked
      ? t.table.yourTurn(title)
      : [desk.live.info?.name, title].filter(Boolean).join(' · ');
    if (asked && !turn)
      untrack(() =>
        signals.call(t.table.yourTurnNotice(title), desk.plain(desk.live.present!.question!.text)),
      );
    if (desk.live.present) turn = asked;
  });
  $effect(() => () => (document.title = t.common.brand));
}

/** A new view: what changed gets the brass frame. What others change stays framed until the next own word. */
function frameChanges(desk: Desk): void {
  let before: unknown = null;
  let spoke = false;
  $effect(() => {
    if (desk.live.sending) spoke = true;
  });
  $effect(() => {
    const after = desk.live.view;
    untrack(() => {
      const changes = before && after && desk.client ? desk.client.changes(before, after) : [];
      if (changes.length) {
        desk.picker.framed = new Set(spoke ? changes : [...desk.picker.framed, ...changes]);
        spoke = false;
      }
      before = after;
      desk.picker.forgetGone();
    });
  });
}

/** A new question: what was chosen before is forgotten; what is in the hand waits for the look-ahead. Who is not asked goes on reading meanwhile. */
function forgetOldQuestions(desk: Desk): void {
  $effect(() => {
    void desk.question;
    untrack(() => {
      desk.adviser.forget();
      desk.picker.forget(true);
    });
  });
  let eyes = desk.live.eyes;
  $effect(() => {
    const { eyes: now, present, busy, sending } = desk.live;
    const idle = present !== null && !present.question && !busy && !sending;
    untrack(() => {
      if (idle || now !== eyes) layDown(desk);
      if (now !== eyes) desk.picker.forget(true);
      eyes = now;
    });
  });
}

/** What can be said after what is asked for as soon as something is asked, and again when the table is heard again. When it has come, or will not, the hand is looked through. */
function lookAhead(desk: Desk): void {
  $effect(() => {
    const [question, present] = [desk.question, desk.live.present];
    untrack(() => void desk.lookahead.ask(question, present?.n ?? 0));
  });
  $effect(() => {
    const { links, question } = desk;
    if (!question || desk.lookahead.coming) return;
    const only = onlyPiece(links, desk.picker.hand.surface);
    untrack(() => checkHand(desk, only));
  });
}

/** What is lit is counted when it has been drawn. */
function countLit(desk: Desk): void {
  $effect(() => {
    const { hand } = desk.picker;
    void [desk.links, hand.key, hand.goal, hand.places, desk.live.view];
    void tick().then(() => desk.layout.countLit());
  });
}

/** What was to be said several times is said again as soon as it can be. */
function sayAgain(desk: Desk): void {
  $effect(() => {
    const { scene } = desk;
    untrack(() => desk.picker.enter(scene));
  });
  $effect(() => {
    if (desk.question) untrack(() => desk.picker.sayAgain());
  });
}

/** After an answer the prompt has the focus, and also when what had it is gone: the keyboard goes on there, and ears hear what is asked. */
function keepFocus(desk: Desk): void {
  $effect(() => {
    const { question, sending } = desk.live;
    if (sending || !(question || desk.answered)) return;
    void tick().then(() => {
      const on = document.activeElement;
      const spoke = desk.answered && on?.closest('[data-pick], [data-question], .float');
      desk.answered = false;
      if (spoke || on === document.body)
        desk.layout.root?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
    });
  });
}

/** After everything is drawn: which offers have no place, and which lie on a hidden page. */
function surveyOffers(desk: Desk): void {
  $effect(() => {
    const { layout, live, links, picker } = desk;
    // What is lit changes with the hand, and so does what lies outside of what is shown.
    void [links, picker.hand.key, picker.hand.goal];
    void [layout.page, layout.side, layout.root, layout.open, live.view, layout.width];
    const question = live.question;
    void tick().then(() => layout.survey(question));
  });
  $effect(() => {
    const { layout, live, links, picker } = desk;
    void [layout.page, layout.side, layout.open, live.view, layout.width, picker.hand.key, links];
    void tick().then(() => markLifts(desk));
  });
  let revealed = Promise.resolve();
  $effect(() => {
    const question = desk.live.question;
    if (question) untrack(() => (revealed = desk.layout.reveal(question)));
  });
  $effect(() => {
    const { lookahead, layout } = desk;
    const { question } = desk.live;
    if (question && !lookahead.coming) void revealed.then(() => layout.showLit(question));
  });
  $effect(() => {
    if (desk.picker.hand.key) void tick().then(() => desk.layout.bringPlaces());
  });
}

/** A finger on what can be dragged does not scroll the page. Before everything is drawn nobody knows what has a place to go to. */
function markLifts({ layout, picker }: Desk): void {
  for (const thing of layout.root?.querySelectorAll(
    '[data-pick]:is([data-light=piece], [data-light=other])',
  ) ?? [])
    thing.toggleAttribute('data-lift', picker.lifts(thing));
}

/** What the hint speaks of comes into view, wherever it lies. */
function leadToAdvice(desk: Desk): void {
  $effect(() => {
    const { advised, layout } = desk;
    if (!advised || !layout.root) return;
    const zone = hiddenIn(layout.root, advised);
    if (zone) untrack(() => layout.lead(zone));
    else
      standFor(layout.root, advised).find(visible)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** The result opens once, when the last step has been seen. */
function endOfGame(desk: Desk): void {
  let shown = false;
  $effect(() => {
    if (shown || !desk.live.info?.result || !desk.live.present?.over || desk.live.busy) return;
    shown = true;
    desk.panel = 'result';
  });
}

/** When everything has been shown: a phase that is over may have a card. */
export function watchRounds(desk: Desk, cards: RoundCards): void {
  $effect(() => {
    const { live, client } = desk;
    const { present, busy, view, step, log, eyes } = live;
    if (!present || busy || !client || !view) return;
    untrack(() =>
      cards.rest({
        step,
        lines: log,
        eyes,
        progress: client.progress(view),
        standings: client.standings(view, desk.sitters),
        question: present.question?.text ?? '',
        over: present.over,
        spoke: desk.spoke,
      }),
    );
  });
  $effect(() => () => void cards.close());
}

/** To the line of the log that tells of a step. */
export async function leadToLine(desk: Desk, step: number): Promise<void> {
  const { layout } = desk;
  layout.show('log');
  layout.logSeat = null;
  layout.logLed = { step };
  await tick();
  await tick();
  const line = document.querySelector<HTMLElement>(`[data-zone="log"] [data-line="${step}"]`);
  line?.scrollIntoView({ block: 'center' });
  line?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

/** The step up to which this browser had seen the table when it was opened; afterwards everything shown is seen. */
export function watchSeen(desk: Desk, opened: (since: number) => void): void {
  let first = true;
  $effect(() => {
    const { step, eyes, present, busy } = desk.live;
    if (!present || busy || eyes < 0 || document.hidden) return;
    const seen = lastSeen(desk.id, eyes);
    if (first && !present.over && seen !== null && seen < step) untrack(() => opened(seen));
    first = false;
    markSeen(desk.id, eyes, step);
  });
}
