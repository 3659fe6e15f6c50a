// A rulebook's chapters with their numbers and the addresses that lead to them and to their rules.
import type { Chapter, RulebookInfo } from '../../generated/wire';

export interface Section extends Chapter {
  /** The address within the page. */
  anchor: string;
  /** `3.5`, or empty. */
  number: string;
  /** The title without its number. */
  name: string;
  /** How to play, in short: what stands before the first numbered part of a book. */
  short: boolean;
}

const NUMBERED = /^(\d+(?:\.\d+)*)\.?\s+(.*)$/;

/** A title of the first depth begins a book. The chapters of all but the first carry the number of their book in their address. */
export function sectionsOf(book: RulebookInfo): Section[] {
  let books = 0;
  return book.chapters.map((chapter) => {
    if (chapter.depth === 1) books += 1;
    return section(chapter, books > 1 ? `${books}-` : '');
  });
}

function section(chapter: Chapter, mark: string): Section {
  const [, number = '', name = chapter.title] = NUMBERED.exec(chapter.title) ?? [];
  const anchor = `section-${mark}${number || chapter.title.replace(/\W+/g, '-')}`;
  return { ...chapter, number, name, anchor, short: chapter.depth === 2 && !number };
}

/** Whether there is more than one book, so that each needs its title. */
export const areSeveral = (sections: Section[]): boolean =>
  sections.filter((section) => section.depth === 1).length > 1;

/** The id of the first rule; empty in a book without ids. */
export function firstRule(sections: Section[]): string {
  const rules = sections.flatMap((each) => each.blocks).find((block) => block.kind === 'rules');
  return rules?.passages[0].id ?? '';
}

/** Every place that a link may lead to, by its address in small letters. */
export function anchorsOf(sections: Section[]): Map<string, string> {
  const rules = sections.flatMap((each) =>
    each.blocks.flatMap((block) => block.passages.map((passage) => passage.id)),
  );
  const places = [...sections.map((each) => each.anchor), ...rules.filter(Boolean)];
  return new Map(places.map((place) => [place.toLowerCase(), place]));
}
