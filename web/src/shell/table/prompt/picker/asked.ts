// What the picker needs to know and to do at a table, and what it tells of what was pressed.
import type { Marks } from '../../../../games/contract';
import type { Link, Question, WhyNot } from '../../../../generated/wire';
import type { After } from '../../../../kit/hand/after';
import type { Surface } from '../../../../kit/hand/chains';

export interface Asked {
  question(): Question | null;
  /** What can be said, and what after it. */
  links(): Link[];
  surface: Surface;
  /** The look-ahead has come, or will not. */
  known(): boolean;
  /** Do it when the look-ahead has come. */
  when(act: () => void): void;
  /** Not now: a choice is on its way, or steps are being played, which are hurried. */
  deaf(): boolean;
  hurry(): void;
  say(path: Link[]): void;
  why(kind: string, id: number): Promise<WhyNot | null>;
  name(kind: string, id: number): string;
  /** A text in plain words. */
  plain(text: string): string;
  hasFace(kind: string): boolean;
  /** What a map prints on a place, from the figures of its word. */
  marks(facts: Record<string, number>): Marks | null;
  /** What figures are before and after these words. */
  after(path: Link[]): After[];
  /** Whether the hint goes this way, as far as it leads. */
  advises(path: Link[]): boolean;
  /** How many a thing says that are meant, as in `only 2`; 0 for any other thing. */
  figure(kind: string, id: number): number;
  /** A figure of this kind says as what a piece is meant, not how many. */
  aspect(kind: string): boolean;
  /** What words that are said again belong to, such as a battle. */
  scene(): string;
  /** Whether a word with this verb is said at the first click, whatever it reveals. */
  atOnce(verb: string): boolean;
  /** What it is called to say a word with this verb until its scene is over; empty where that is not done. */
  lasting(verb: string): string;
}

export interface Spoken {
  kind: string;
  id: number;
  title: string;
  text: string;
  rule: string;
  at: Element;
}

/** Chosen, and waiting for the confirming press. */
export interface Held {
  key: string;
  path: Link[];
  /** The word that ends the way back, if any does. */
  final: Link | null;
  since: number;
}

/** Several at once: so many of a piece, or a word so often. */
export interface Count {
  /** LASTING for as often as it can be said. */
  figure: number;
  /** What is said, where it is said at once. */
  path: Link[];
  called: string;
}
