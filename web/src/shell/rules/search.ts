// Searching a rulebook: by id, by words; and cutting a sentence at what was found, so that it can be marked.
import type { Block, Passage } from '../../generated/wire';
import { plain } from './inline';
import { areSeveral, type Section } from './sections';

export interface Piece {
  text: string;
  hit: boolean;
}

export interface Found extends Section {
  /** How many passages hold the words; of those alone the blocks consist. */
  hits: number;
}

export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** The sections that are left when only passages with every word are shown, and the headings above them.
    A section's title counts as part of its passages, but not the book's own. */
export function matching(sections: Section[], query: string): Found[] {
  const words = wordsOf(query);
  if (!words.length) return sections.map((section) => ({ ...section, hits: 0 }));
  const found = sections.map((section) => searched(section, words));
  // The title of a single book stands above everything and need not be shown for it.
  const top = areSeveral(sections) ? 0 : 1;
  return found.filter(
    (section, i) => section.hits || (section.depth > top && beneath(found, i).some((each) => each.hits)),
  );
}

function searched(section: Section, words: string[]): Found {
  const title = section.depth > 1 ? section.title : '';
  const holds = (passage: Passage) => {
    const text = `${passage.id} ${title} ${plain(passage.texts.join(' '))} ${passage.origin}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const blocks = section.blocks.map((block) => ({ ...block, passages: block.passages.filter(holds) }));
  const left = blocks.filter((block) => block.passages.length);
  return { ...section, blocks: left, hits: passages(left) };
}

const passages = (blocks: Block[]) => blocks.reduce((sum, block) => sum + block.passages.length, 0);

function beneath(found: Found[], i: number): Found[] {
  const end = found.findIndex((each, j) => j > i && each.depth <= found[i].depth);
  return found.slice(i + 1, end < 0 ? undefined : end);
}

export const count = (found: Found[]): number => found.reduce((sum, section) => sum + section.hits, 0);

/** A text in pieces, those that match one of the words as hits. */
export function pieces(text: string, query: string): Piece[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return [{ text, hit: false }];
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'gi'));
  return parts.map((part, i) => ({ text: part, hit: i % 2 === 1 })).filter((piece) => piece.text);
}
