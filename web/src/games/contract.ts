// What a game's pictures get from the shell, and what the shell gets from a game. A game module draws and knows no rules.
import type { Component } from 'svelte';

/** A seat's colour and shape, the same six in every game; `corp` is the neutral seat. */
export type SeatLook = 'ember' | 'graphite' | 'verdigris' | 'violet' | 'ivory' | 'rose' | 'corp';

/** Who sits somewhere, as pictures need it. */
export interface Sitter {
  seat: number;
  look: SeatLook;
  /** The person's or the bot's name; for an open seat the colour. */
  name: string;
  yours: boolean;
  bot: boolean;
}

/**
 * The kind of a picture that stands for a verb and not for one thing, as a row of a price list does: `thing(pick, saying('build port at'), word, …)`.
 * It lights up while any word of the verb is offered; its number is the word that is asked about when none is.
 */
export const saying = (verb: string) => `say ${verb}`;

/** What may be chosen. A thing is a kind of the game's vocabulary and a number: `hex` 3. */
export interface Pick {
  /** Some offered word has this thing: it lights up. */
  can(kind: string, id: number): boolean;
  /** Chosen, and waiting for the confirming click. */
  chosen(kind: string, id: number): boolean;
  /** Its refusal is being shown: a dashed outline. */
  refused(kind: string, id: number): boolean;
  /** Pointed at elsewhere: in a list of words, or at a picture that stands for all of them. */
  pointed(kind: string, id: number): boolean;
  /** Moved or changed by what happened last: a brass frame. */
  moved(thing: string): boolean;
  /** What the offer costs or brings, in a few words; empty when it is not offered. */
  hint(kind: string, id: number): string;
  /** A click on it: says its word if it is offered (or opens the choice between several), otherwise asks why not. */
  take(kind: string, id: number, at: Element): void;
  /** Show why it is not offered, beside the element. */
  why(kind: string, id: number, at: Element): void;
  /** Show the thing's large face beside the element; `null` hides it. */
  look(kind: string, id: number, at: Element | null): void;
}

/** What every picture gets. */
export interface TableProps<View> {
  view: View;
  pick: Pick;
  sitters: Sitter[];
  /** The seat through whose eyes the table is seen, -1 for a spectator. */
  eyes: number;
}

export interface SeatProps<View> extends TableProps<View> {
  seat: number;
}

/** What the large face of a thing gets. */
export interface FaceProps<View> {
  kind: string;
  id: number;
  view: View;
  sitters: Sitter[];
}

/** A panel beside the board on a wide screen, a page of its own on a phone. */
export interface Zone<View> {
  id: string;
  title: string;
  /** A symbol of the sprite. */
  icon: string;
  side: 'left' | 'right';
  component: Component<TableProps<View>>;
  /** Whether there is anything to show; always when left out. */
  shown?: (view: View) => boolean;
  /** Whether something happens there now that nobody should miss: when it begins, the panel comes into view by itself; on a phone its page gets a mark. */
  urgent?: (view: View) => boolean;
}

/** A line for the top bar: what phases there are and which is now. */
export interface Progress {
  /** `Round 3 of 6` */
  round: number;
  rounds: number;
  phases: { id: string; title: string }[];
  phase: string;
}

export interface Standing {
  /** A seat, or -1 for an automatic opponent. */
  seat: number;
  name: string;
  look: SeatLook;
  score: number;
}

/** A game as the shelf shows it, before its pictures are loaded. */
export interface GameCover {
  /** The box. */
  box: Component;
  /** For lists: a symbol of the sprite, and the colour of its ground. */
  badge: { icon: string; tint: string };
}

/** A view as the shell holds it: it hands the view on and never looks into it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a picture takes its own view only, so that `unknown` would fit none
export type Unseen = any;

/** One game: its pictures, its names, and the little the shell must know of its view. */
export interface GameClient<View> {
  code: string;
  title: string;
  /** The names of all things, by kind. */
  nouns: Record<string, string[]>;
  /** The words by which its questions, hints and reasons call the players, if they mean nothing else in this game: a table puts the names in their place. */
  colours?: string[];
  /** The seats' looks, by seat number. */
  looks: SeatLook[];
  /** The shared board: one SVG that fills its box. The shell pans and zooms it. */
  board: Component<TableProps<View>>;
  /** The own mat, large. */
  mat: Component<SeatProps<View>>;
  /** Another seat, small; the shell opens `mat` in a drawer when it is clicked. */
  rival: Component<SeatProps<View>>;
  zones: Zone<View>[];
  /** More for the top bar: turn order, the scoring card. */
  status: Component<TableProps<View>>;
  /** The large faces of things, by kind, for hovers in boards and in the log. */
  faces: Record<string, Component<FaceProps<View>>>;
  /** The symbol of the sprite that stands for a kind of thing, or for a verb without a thing, in buttons and sentences. */
  icon(kind: string, id: number): string | null;
  /** What the button of a word says, where the word itself is too bare: `number 2`. */
  wording?(verb: string, id: number): string | null;
  /** Verbs that are said at the first click although they cannot be taken back, because they come again every few seconds. */
  atOnce?: string[];
  /** Where we are in the game; nothing for a game that does not tell. */
  progress(view: View): Progress | null;
  /** Where each side stands. A picture that shows a score is the thing `score-<seat>`: points fly there. */
  standings(view: View, sitters: Sitter[]): Standing[];
  /** The `data-thing` names of everything that differs between two views: they get the brass frame. */
  changes(before: View, after: View): string[];
}
