// Searching a rulebook: by id, by words; and cutting a sentence at what was found, so that it can be marked.
import type { Chapter, RuleInfo, RulebookInfo } from '../../generated/wire';

export interface Piece {
  text: string;
  hit: boolean;
}

export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** The chapters that are left when only rules with every word are shown. A chapter's title counts as part of its rules. */
export function matching(book: RulebookInfo, query: string): Chapter[] {
  const words = wordsOf(query);
  const holds = (chapter: Chapter) => (rule: RuleInfo) => {
    const text = `${rule.id} ${chapter.title} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(holds(chapter)) }))
    .filter((chapter) => chapter.rules.length);
}

export const count = (chapters: Chapter[]): number => chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);

/** A text in pieces, those that match one of the words as hits. */
export function pieces(text: string, query: string): Piece[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return [{ text, hit: false }];
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'gi'));
  return parts.map((part, i) => ({ text: part, hit: i % 2 === 1 })).filter((piece) => piece.text);
}

/** An address for a chapter within the page. */
export const chapterId = (index: number): string => `chapter-${index + 1}`;
