// A rulebook's chapters with their numbers and the addresses that lead to them and to their rules.
import type { Chapter, RulebookInfo } from '../../generated/wire';

export interface Section extends Chapter {
  /** The address within the page. */
  anchor: string;
  /** `3.5`, or empty. */
  number: string;
  /** The title without its number. */
  name: string;
}

const NUMBERED = /^(\d+(?:\.\d+)*)\.?\s+(.*)$/;

export const sectionsOf = (book: RulebookInfo): Section[] => book.chapters.map(section);

function section(chapter: Chapter): Section {
  const [, number = '', name = chapter.title] = NUMBERED.exec(chapter.title) ?? [];
  return { ...chapter, number, name, anchor: `section-${number || chapter.title.replace(/\W+/g, '-')}` };
}

/** Every place that a link may lead to, by its address in small letters. */
export function anchorsOf(sections: Section[]): Map<string, string> {
  const rules = sections.flatMap((each) =>
    each.blocks.flatMap((block) => block.passages.map((passage) => passage.id)),
  );
  const places = [...sections.map((each) => each.anchor), ...rules.filter(Boolean)];
  return new Map(places.map((place) => [place.toLowerCase(), place]));
}
