// Somebody reading a rulebook: what is searched, which place is marked, which section is before the eyes.
import { tick } from 'svelte';
import type { RulebookInfo } from '../../generated/wire';
import { matching } from './search';
import { anchorsOf, areSeveral, firstRule, sectionsOf, type Section } from './sections';

/** How far below the edge a heading may stand and still be the one that is read. */
const SLACK = 60;

export class Reader {
  readonly game: string;
  readonly sections: Section[];
  readonly anchors: Map<string, string>;
  /** Several books, each under its title. */
  readonly several: boolean;
  /** The id of one of its rules, for whoever does not know how they look. */
  readonly example: string;
  query = $state('');
  marked = $state('');
  current = $state('');
  found = $derived.by(() => matching(this.sections, this.query));

  constructor(book: RulebookInfo) {
    this.game = book.game;
    this.sections = sectionsOf(book);
    this.anchors = anchorsOf(this.sections);
    this.several = areSeveral(this.sections);
    this.example = firstRule(this.sections);
  }

  /** The whole address of a place in the book. */
  href = (to: string): string => (to.startsWith('#') ? `/rules/${this.game}${to}` : to);

  /** Scroll to a place of the book and mark it. A search in which it does not occur gives way. */
  async show(root: HTMLElement, name: string): Promise<void> {
    const anchor = this.anchors.get(name.toLowerCase());
    if (!anchor) return;
    this.marked = anchor;
    if (!root.querySelector(`[id="${anchor}"]`)) this.query = '';
    await tick();
    // Letters that arrive late would move the place away again.
    await document.fonts.ready;
    root
      .querySelector(`[id="${anchor}"]`)
      ?.scrollIntoView({ block: anchor.startsWith('section-') ? 'start' : 'center' });
  }

  /** Which section is read: that of the marked place while it can be seen, else the last whose heading has passed the upper edge. */
  look(root: HTMLElement): void {
    const place = this.marked && root.querySelector(`[id="${this.marked}"]`);
    const headings = [...root.querySelectorAll<HTMLElement>('[data-section]')];
    const asked = place && inSight(place) ? place.closest('section')?.getAttribute('aria-labelledby') : null;
    this.current = asked ?? headings.filter(passed).at(-1)?.id ?? '';
  }
}

function inSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const passed = (heading: HTMLElement): boolean =>
  heading.getBoundingClientRect().top < parseFloat(getComputedStyle(heading).scrollMarginTop) + SLACK;
