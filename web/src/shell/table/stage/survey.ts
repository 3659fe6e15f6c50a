// Where the offers are on the screen: those without any place become buttons, those on a hidden page get a mark there.
import { saying } from '../../../games/contract';
import type { Offer } from '../../../generated/wire';

export interface Survey {
  /** Offers that nothing on the page stands for. */
  unplaced: Offer[];
  /** How many offers wait in each part of the table that is hidden now. */
  hidden: Record<string, number>;
}

export const NOTHING: Survey = { unplaced: [], hidden: {} };

export function survey(root: ParentNode, offers: Offer[]): Survey {
  const found: Survey = { unplaced: [], hidden: {} };
  for (const offer of offers) {
    const elements = standFor(root, offer);
    // What is no choice has a button, wherever it lies.
    if (!elements.length || offers.length === 1) found.unplaced.push(offer);
    else if (!elements.some(visible)) mark(found.hidden, elements[0]);
  }
  return found;
}

/** How many offers each part of the table has, shown or not. */
export function places(root: ParentNode, offers: Offer[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const offer of offers) {
    const [element] = standFor(root, offer);
    if (element) mark(found, element);
  }
  return found;
}

/** What on the page stands for an offer: its thing, or the plate of a word without a thing. */
export function standFor(root: ParentNode, offer: Offer): Element[] {
  if (!offer.kind) return [...root.querySelectorAll(`[data-pick^="${CSS.escape(saying(offer.verb))}-"]`)];
  const name = CSS.escape(`${offer.kind}-${offer.id}`);
  return [...root.querySelectorAll(`[data-pick="${name}"], [data-thing="${name}"]:not([data-pick])`)];
}

/** The part of the table in which an offer lies hidden; nothing where it is in sight, or nowhere. */
export function hiddenIn(root: ParentNode, offer: Offer): string | null {
  const things = standFor(root, offer);
  return things.length && !things.some(visible) ? zoneOf(things[0]) : null;
}

export function visible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !below(element);
}

/** In the part of the mat that is pushed below the edge. */
export function below(element: Element): boolean {
  const sheet = element.closest('[data-sheet]');
  if (!sheet) return false;
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2 > sheet.getBoundingClientRect().bottom;
}

function mark(hidden: Record<string, number>, element: Element): void {
  const zone = zoneOf(element) ?? '';
  hidden[zone] = (hidden[zone] ?? 0) + 1;
}

const PLACES = '[data-light="place"], [data-light="only"], [data-light="through"]';
const PIECES = '[data-light="piece"]';

/** How many things of each kind are lit, each once, wherever it is drawn. What stands on another thing is told apart by that. */
export function litThings(root: ParentNode): Record<string, number> {
  const lit = (selector: string) =>
    [...root.querySelectorAll(`:is(${selector})`)].filter((element) => !element.closest('[data-question]'));
  const places = lit(PLACES);
  const things = (places.length ? places : lit(PIECES)).map(
    (element) => `${element.getAttribute('data-pick')} ${element.getAttribute('data-within') ?? ''}`,
  );
  const found: Record<string, number> = {};
  for (const thing of new Set(things)) {
    const kind = thing.slice(0, thing.indexOf(' ')).replace(/-\d+$/, '');
    found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
}

const zoneOf = (element: Element): string | null =>
  element.closest('[data-zone]')?.getAttribute('data-zone') ?? null;
