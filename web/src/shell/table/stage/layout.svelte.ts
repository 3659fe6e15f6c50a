// What of the table is on the screen: the page of a phone, the open side of a middle-sized window, the zoom of the board.
import { tick } from 'svelte';
import type { Question } from '../../../generated/wire';
import { Zoom } from '../../../kit/board/pan-zoom.svelte';
import { alike } from '../../../wire/alike';
import { fullest } from './outside';
import { litThings, NOTHING, places, survey, type Survey } from './survey';

const PHONE = 900;
const WIDE = 1240;
/** A face needs so much height where it is docked. */
const DOCK = 104;
const SHEET = 'perihelion.mat';

/** Parts of the table that lie on pages of another name. */
const PAGES_OF: Record<string, string[]> = { mine: ['board', 'mine'], rivals: ['mine'] };
const sum = (counts: [string, number][]) => counts.reduce((all, [, count]) => all + count, 0);

export type Side = 'left' | 'right';

/** Whether something lies in the box of a board, as far as its middle. */
function within({ left, top, width, height }: DOMRect, pan: Element | null): boolean {
  if (!pan) return false;
  const [box, x, y] = [pan.getBoundingClientRect(), left + width / 2, top + height / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

export class Layout {
  page = $state('board');
  side = $state<Side | null>(null);
  zoom = new Zoom();
  found = $state.raw<Survey>(NOTHING);
  /** How many things of each kind are lit. */
  lit = $state.raw<Record<string, number>>({});
  root = $state.raw<HTMLElement | null>(null);
  /** The window's width: another width may hide or show parts. */
  width = $state(innerWidth);
  phone = $derived(this.width < PHONE);
  wide = $derived(this.width >= WIDE);
  /** How high the board's place is: what the board does not need of the width is for the sides. */
  tall = $state(0);
  /** How high the place for large faces is. */
  dock = $state(0);
  /** Large faces lie in their dock. */
  docked = $derived(this.wide && this.dock >= DOCK);
  /** The log lies large over the board, and shows what one seat did. */
  logLarge = $state(false);
  logSeat = $state<number | null>(null);
  /** The step whose round the log unfolds. */
  logLed = $state.raw<{ step: number } | null>(null);
  /** The rival whose whole mat is shown, or -1. */
  mat = $state(-1);
  /** On a middle-sized window the own mat shows its upper row, and all of it when somebody wants that. */
  sheet = $state(localStorage.getItem(SHEET) === 'open');
  /** Opened for as long as something is to be chosen in its lower part. */
  lifted = $state(false);
  open = $derived(this.sheet || this.lifted);
  /** The parts where something happens that nobody should miss. */
  urgent = $state.raw<string[]>([]);
  /** The question for which something that is lit was shown. */
  #shown: Question | null = null;
  /** The part that the prompt led to, and what was shown before. */
  #led: { zone: string; page: string; side: Side | null } | null = null;
  /** The side that opened by itself. */
  #came: Side | null = null;

  turnSheet(): void {
    this.sheet = !this.open;
    this.lifted = false;
    localStorage.setItem(SHEET, this.sheet ? 'open' : 'closed');
  }

  turn(side: Side): void {
    this.side = this.side === side ? null : side;
    this.#led = null;
  }

  /** What is new whenever things lie elsewhere on the screen. */
  get arrangement(): unknown[] {
    const { scale, x, y } = this.zoom;
    return [scale, x, y, this.page, this.side, this.open, this.width];
  }

  /** Bring a part of the table to the screen. */
  show(zone: string): void {
    this.page = zone === 'rivals' ? 'mine' : zone;
    if (zone === 'mine') this.lifted = true;
    this.side = this.#sideOf(zone);
    this.#led = null;
  }

  /** Bring offers to the screen; when they are done with, what was shown before comes back. */
  lead(zone: string): void {
    const { page, side } = this;
    this.show(zone);
    this.#led = { zone, page, side };
  }

  /** Where something urgent begins, that part comes into view by itself, though not in place of a phone's page; when it is over, its side closes. */
  attend(urgent: string[]): void {
    const begun = urgent.find((zone) => !this.urgent.includes(zone));
    this.urgent = urgent;
    if (begun) this.#bring(begun);
    else if (!urgent.length && this.#came) this.#leave();
  }

  #bring(zone: string): void {
    this.side = this.#came = this.#sideOf(zone);
    if (!this.phone) this.#part(zone)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  #leave(): void {
    if (this.side === this.#came) this.side = null;
    this.#came = null;
  }

  #comeBack(): void {
    if (!this.#led || this.#part(this.#led.zone)?.querySelector('.offered')) return;
    this.page = this.#led.page;
    this.side = this.#led.side;
    this.#led = null;
  }

  #sideOf(zone: string): Side | null {
    return (this.#part(zone)?.closest('[data-side]')?.getAttribute('data-side') as Side | undefined) ?? null;
  }

  #part(zone: string): Element | null | undefined {
    return this.root?.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  }

  /** Look where the offers are; to be called after the page was drawn. */
  survey(question: Question | null): void {
    this.found = this.root && question ? survey(this.root, question.offers) : NOTHING;
  }

  /** Count what is lit: the places of what is in the hand, or else what can be picked; to be called after the page was drawn. */
  countLit(): void {
    this.lit = this.root ? litThings(this.root) : {};
  }

  /** A question must not hide all its offers, neither in the lower part of the mat nor below the edge of a phone's page. */
  async reveal(question: Question): Promise<void> {
    this.lifted = false;
    this.#comeBack();
    await tick();
    if (this.phone) await this.#goWhereMostAre(question);
    else this.#scrollSide(question);
    this.survey(question);
    const { hidden, unplaced } = this.found;
    this.lifted = (hidden.mine ?? 0) > 0 && hidden.mine + unplaced.length === question.offers.length;
  }

  /** A phone shows the page with most of what is offered; the one that is shown stays if it has as many. If nothing that is offered lies anywhere, it shows where something urgent happens. */
  async #goWhereMostAre(question: Question): Promise<void> {
    const counts = this.root ? places(this.root, question.offers) : {};
    const shown = sum(Object.entries(counts).filter(([zone]) => this.#shows(zone)));
    const [most, count] = Object.entries(counts).sort(([, a], [, b]) => b - a)[0] ?? [this.urgent[0], 1];
    if (!most || count <= shown) return;
    this.lead(most);
    await tick();
  }

  /** Beside the board, the part with most of what is offered comes into view; if none has any, the urgent one does again. */
  #scrollSide(question: Question): void {
    const counts = this.root ? places(this.root, question.offers) : {};
    const beside = Object.entries(counts).filter(([zone]) => this.#sideOf(zone));
    const [most] = beside.sort(([, a], [, b]) => b - a)[0] ?? [this.urgent[0] ?? ''];
    const part = this.#part(most);
    const side = part?.closest('[data-side]')?.getBoundingClientRect();
    if (!part || !side) return;
    const { top, bottom, height } = part.getBoundingClientRect();
    if (top < side.top - 1 || bottom > side.bottom + 1)
      part.scrollIntoView({ block: height > side.height ? 'start' : 'nearest', behavior: 'smooth' });
  }

  #shows(zone: string): boolean {
    return PAGES_OF[zone]?.includes(this.page) ?? zone === this.page;
  }

  /** What may follow a question is known: a phone shows something that is lit, once, for somebody may read elsewhere when it is known anew. If the pieces lie in the thumb's reach, it shows the board, where they go. */
  showLit(question: Question): void {
    if (!this.phone || alike(question, this.#shown)) return;
    this.#shown = question;
    const pieces = this.page === 'board' && this.root?.querySelector('.pieces.far');
    if (pieces) this.root?.querySelector('.stage-page')?.scrollTo({ top: 0 });
    else this.#bringOne([...(this.root?.querySelectorAll('.stage-page .offered') ?? [])]);
  }

  /** Something is in the hand: a phone shows one of its places at least, on whatever page. */
  async bringPlaces(): Promise<void> {
    const places = [...(this.root?.querySelectorAll('[data-light=place], [data-light=only]') ?? [])];
    if (!this.phone || !places.length) return;
    const zone = places[0].closest('[data-zone]')?.getAttribute('data-zone');
    if (zone && !places.some((place) => place.checkVisibility())) this.lead(zone);
    await tick();
    this.#bringOne(places);
  }

  /** A board that is seen in part shows as many of these as it can; then the page scrolls, if it must. */
  #bringOne(things: Element[]): void {
    const pan = this.root?.querySelector('[data-pan]');
    const onBoard = pan && this.zoom.zoomed ? things.filter((thing) => pan.contains(thing)) : [];
    if (pan && onBoard.length) this.#frame(pan.getBoundingClientRect(), onBoard);
    void tick().then(() => this.#scrollTo(things));
  }

  #frame({ left, top, width, height }: DOMRect, things: Element[]): void {
    const points = things
      .map((thing) => thing.getBoundingClientRect())
      .map((box) => ({ x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top }));
    const best = fullest(points, width, height);
    if (best) this.zoom.centre(best.x, best.y);
  }

  #scrollTo(things: Element[]): void {
    const page = this.root?.querySelector('.stage-page')?.getBoundingClientRect();
    const boxes = things
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    if (!page) return;
    const seen = boxes.filter(({ box }) => box.top >= page.top && box.bottom <= page.bottom).length;
    const onBoard = boxes.some(({ thing }) => thing.closest('[data-pan]'));
    const inBox = boxes.filter(({ thing, box }) => within(box, thing.closest('[data-pan]'))).length;
    // What the box of the board shows, the page may show only in part.
    if (seen && seen < inBox)
      return this.root?.querySelector('.stage-page')?.scrollTo({ top: 0, behavior: 'smooth' });
    // Pieces in the thumb's reach need no other.
    if (onBoard ? seen : seen === boxes.length || this.root?.querySelector('.pieces.far')) return;
    const high = Math.max(...boxes.map(({ box }) => box.bottom)) - (boxes[0]?.box.top ?? 0);
    const block = onBoard || seen || high > page.height / 2 ? 'start' : 'center';
    boxes[0]?.thing.scrollIntoView({ block, behavior: 'smooth' });
  }

  /** A thing whose face opens in a sheet comes to where the sheet leaves it in sight: the zoomed board moves, else the page scrolls. */
  bring(thing: Element): void {
    const pan = this.zoom.zoomed ? thing.closest('[data-pan]')?.getBoundingClientRect() : null;
    if (!pan) return thing.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    this.zoom.centre(left + width / 2 - pan.left, top + height / 2 - pan.top + pan.height / 4);
  }

  /** How many offers wait in a part that is hidden now. */
  count(zone: string): number {
    return this.found.hidden[zone] ?? 0;
  }
}
