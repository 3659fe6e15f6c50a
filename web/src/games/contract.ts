// What a game's pictures get from the shell, and what the shell gets from a game. A game module draws and knows no rules.
import type { Component } from 'svelte';
import type { Zoom } from '../kit/board/pan-zoom.svelte';
import type { After } from '../kit/hand/after';
import type { ScorePart } from '../kit/scores/breakdown';
import type { Term } from '../kit/terms/glossary';

/** A seat's colour and shape, the same six in every game; `corp` is the neutral seat. */
export type SeatLook = 'ember' | 'graphite' | 'verdigris' | 'violet' | 'ivory' | 'rose' | 'corp';

/** Which of the bots it is. */
export interface Portrait {
  /** Its picture; empty where it has none. */
  face: string;
  /** Its level, as requests call it. */
  bot: string;
  /** Its level, as people call it. */
  level: string;
}

/** Who sits somewhere, as pictures need it. */
export interface Sitter {
  seat: number;
  look: SeatLook;
  /** The person's or the bot's name; for an open seat the colour. */
  name: string;
  yours: boolean;
  bot: boolean;
  /** Only of bots. */
  portrait?: Portrait;
}

/**
 * The kind of a picture that stands for a verb and not for one thing, as a row of a price list does: `thing(pick, saying('build port at'), word, …)`.
 * It lights up while any word of the verb is offered; its number is the word that is asked about when none is.
 */
export const saying = (verb: string) => `say ${verb}`;

/**
 * How a thing is lit. `piece`: it can be picked up or chosen. While something is in the hand: `held` is in it, `place` can be gone to,
 * `through` lies beyond a place, `only` is good for a lesser use, `other` could be picked instead.
 */
export type Light = '' | 'piece' | 'held' | 'place' | 'through' | 'only' | 'other';

/** How something was pressed. A tap chooses a place first; everything else goes there at once. */
export type Gesture = 'press' | 'tap' | 'key' | 'drop';

/** So many of a thing in words, by its kind and number. */
export type Figures = Record<string, readonly ((count: number) => string)[]>;

/** What a way costs besides figures that a player has, and whether something succeeds there: printed on a map. */
export interface Marks {
  /** Of the way, in a disc. */
  cost?: number;
  /** Ours against theirs; equal is not enough. */
  test?: [number, number];
  /** A fight comes first. */
  fight?: boolean;
  /** The test written out, for the place that is pointed at and for whoever looks closely: `CV 4 against DV 1`. */
  written?: string;
}

/** What may be chosen. A thing is a kind of the game's vocabulary and a number: `hex` 3. */
export interface Pick {
  /** It lights up: an offered word has this thing, or what is in the hand can go there. `within` is the thing on which it stands, where equal ones stand elsewhere. */
  can(kind: string, id: number, within?: string): boolean;
  /** How it lights up. */
  light(kind: string, id: number, within?: string): Light;
  /** Its price and gain are printed on it, so that its own print steps aside. */
  priced(kind: string, id: number): boolean;
  /** What is in the hand; nothing while the hand is empty, or holds a word without a thing. */
  inHand(): { kind: string; id: number; within: string } | null;
  /** What the game's own pictures draw of the way to a lit place, as the server has it: `link.drawn` of the word that names it, or of the last before it; of the answers too where it waits for the confirming press. Null where there is no way, or nothing to draw. */
  drawn(kind: string, id: number): unknown;
  /** What waits for the confirming press says this verb. */
  answered(verb: string): boolean;
  /** The same of a word that names it at once, while nothing is in the hand. */
  drawnAlone(kind: string, id: number): unknown;
  /** The number of the thing of a kind under the pointer or the focus; -1 for none. Of a word without a thing (`saying`) 0, while its button is. */
  pointing(kind: string): number;
  /** The number of the place of a kind that is meant for what is in the hand: pointed at, chosen, or the last that was; -1 for none. */
  meant(kind: string): number;
  /** What the figures are before and after what is in the hand has gone there. */
  after(kind: string, id: number): After[];
  /** In the hand, or chosen and waiting for the confirming press. */
  chosen(kind: string, id: number, within?: string): boolean;
  /** Its refusal is being shown: a dashed outline. */
  refused(kind: string, id: number): boolean;
  /** Pointed at elsewhere: in a list of words, or at a picture that stands for all of them. */
  pointed(kind: string, id: number): boolean;
  /** Moved or changed by what happened last: a brass frame. */
  moved(thing: string): boolean;
  /** What the offer costs or brings, in a few words; empty when it is not offered. */
  hint(kind: string, id: number): string;
  /** The hint goes there, or begins there. */
  advised(kind: string, id: number): boolean;
  /** A click on it: says its word if it is offered (or opens the choice between several), otherwise asks why not. */
  take(kind: string, id: number, at: Element, how?: Gesture, within?: string): void;
  /** Show why it is not offered, beside the element. */
  why(kind: string, id: number, at: Element): void;
  /** Show the thing's large face; `null` hides it. */
  look(kind: string, id: number, at: Element | null): void;
  /** Let the large face stay, or go if it is this one that stays. */
  pin(kind: string, id: number, at: Element): void;
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

/** What stands in the free corners of a board, above it: it knows how the board is zoomed. */
export interface CornerProps<View> extends TableProps<View> {
  zoom: Zoom;
  /** There is little room: what helps is a button. */
  small: boolean;
}

/** What the large face of a thing gets. */
export interface FaceProps<View> {
  kind: string;
  id: number;
  /** The thing on which it stands, where equal ones stand elsewhere: `tile-5`; else empty. */
  within: string;
  view: View;
  sitters: Sitter[];
  /** What is drawn of the way to it from what is in the hand: `pick.drawn`. */
  drawn: unknown;
}

/** A panel beside the board on a wide screen, a page of its own on a phone. */
export interface Zone<View> {
  id: string;
  title: string;
  /** A symbol of the sprite. */
  icon: string;
  side: 'left' | 'right';
  component: Component<TableProps<View>>;
  /** It helps, and nobody needs it: only where a large screen has room, above the log or the large faces. */
  spare?: boolean;
  /** Whether there is anything to show; always when left out. */
  shown?: (view: View) => boolean;
  /** Whether something happens there now that nobody should miss: when it begins, the panel comes into view by itself; on a phone its page gets a mark. */
  urgent?: (view: View) => boolean;
}

/** A phase of a round. */
export interface PhaseMark {
  id: string;
  title: string;
  /** By which it is called in short. */
  letter?: string;
  /** Whose choice it was, where somebody chooses phases; a double ring for whoever has more of it. */
  by?: { look: SeatLook; double: boolean }[];
  /** False where it is not played in this round, or nobody knows yet; otherwise every round has it. */
  played?: boolean;
}

/** A line for the top bar: what phases there are and which is now. */
export interface Progress {
  /** `Round 3 of 6`; where nobody knows how many there will be, of 0. */
  round: number;
  rounds: number;
  phases: PhaseMark[];
  phase: string;
  /** What the moment is called, where it is none of these phases. */
  title?: string;
  /** How a round is told, where the game has none: `Turn`, `Turn 47`, `Turn 47 is over`. */
  told?: { word: string; now: string; over: string };
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
  /** The glossary: wherever one of these terms is said, it explains itself. */
  terms?: readonly Term[];
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
  /** Its board is wide: the sides are narrow, and the panels of the right one lie above the rivals. */
  slim?: boolean;
  /** What stands in the corners of the board and is not zoomed with it. */
  corner?: Component<CornerProps<View>>;
  /** On a phone, in the sheet of the question: what the game tells of the place that is meant, such as a bill. */
  sheet?: Component<TableProps<View>>;
  /** Kinds of things that must be read before one is picked: a phone shows them, not their symbols in the thumb's reach. */
  read?: string[];
  /** Kinds of places on which its own pictures print price and gain: nothing else is printed there. */
  prints?: string[];
  /** More for the top bar: turn order, the scoring card. */
  status: Component<TableProps<View>>;
  /** The large faces of things, by kind, for hovers in boards and in the log. */
  faces: Record<string, Component<FaceProps<View>>>;
  /** The symbol of the sprite that stands for a kind of thing, or for a verb without a thing, in buttons and sentences. */
  icon(kind: string, id: number): string | null;
  /** What the button of a word says, where the word itself is too bare: `number 2`. The hint is what the word does now. */
  wording?(verb: string, id: number, view: View, hint?: string): string | null;
  /** What the confirming button says, by the verb of the place, where a piece is not placed there: `Boost with it`. */
  confirms?: Record<string, string>;
  /** Verbs that take less of a place than it offers, such as a satellite instead of the action: a place that is good for nothing else is marked so. */
  lesser?: string[];
  /** Verbs that are not taken silently where another answer can be, though they cost no figure: such as turning a card. */
  sparing?: string[];
  /** Verbs between which nothing is silent, though their prices cannot be compared, such as cards and strength, or are the same, such as turns of a card: of two the place asks, of more the next question. */
  unlike?: string[];
  /** Verbs with which something else begins, such as the next step of a turn: neither their things nor what can be chosen beyond them is lit for a piece. */
  closes?: string[];
  /** A figure of which more is worse, such as damage. */
  worse?(kind: string, id: number): boolean;
  /** What is printed on a place of a map, from the figures of a word's hint. */
  marks?(facts: Record<string, number>): Marks | null;
  /** How many things of a kind are lit, in words: `7 Locations`. The prompt counts only kinds that have a word. */
  counts?: Record<string, (count: number) => string>;
  /** So many of what a player has in words, by its kind and number, where its name fits only one or only many: `1 card`. */
  figures?: Figures;
  /** What the prompt says of a piece and the place that is meant for it, by the verb of the place, where `Red die to the Fabricator` is wrong. */
  joined?: Record<string, (piece: string, place: string) => string>;
  /** What the prompt asks of a place that was pressed before any piece, by its verb, where `What goes there?` is wrong. */
  sought?: Record<string, (place: string) => string>;
  /** What a piece in the hand or a place is called, where its name alone is too bare: `Your 5`. */
  called?(kind: string, id: number, view: View, eyes: number): string | null;
  /** The kinds of things that say how many are meant, as in `only {number:2}`: they are typed as figures, or taken from beside the piece. */
  amounts?: string[];
  /** The kinds of things that say as what a piece is meant, as in `as {face:5}`: they are figures that stand beside it. */
  aspects?: string[];
  /** Verbs that lay down what lies nowhere on the table yet, such as an order: the prompt holds it out, to be dragged to its place. Each needs a symbol. */
  lays?: string[];
  /** Kinds of things that are drawn on the table for themselves as soon as they are lit, such as ships of a fleet. */
  appears?: string[];
  /** Verbs that are said at the first click although they cannot be taken back, because they come again every few seconds. */
  atOnce?: string[];
  /** What such verbs belong to, such as a battle, empty between two: said several times, they end with it. */
  scene?(view: View): string;
  /** What it is called to say such a verb until its scene is over. */
  lasting?: Record<string, string>;
  /** Where we are in the game; nothing for a game that does not tell. */
  progress(view: View): Progress | null;
  /** Why the game is over, as a clause of the server's with `{player:0}` for people; nothing where that is clear, or it goes on. */
  ended?(view: View): string;
  /** Where each side stands. A picture that shows a score is the thing `score-<seat>`: points fly there. */
  standings(view: View, sitters: Sitter[]): Standing[];
  /** What the score of every side is made of, in the order of `standings`. Where it is told, every score opens it. */
  scores?(view: View): ScorePart[][];
  /** The `data-thing` names of everything that differs between two views: they get the brass frame. */
  changes(before: View, after: View): string[];
}
