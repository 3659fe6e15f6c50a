// Whatever is said at a table: `{hex:3}` stands for a thing. Here sentences are taken apart.
import type { GameClient, Sitter, Unseen } from '../../games/contract';
import type { Line, Offer } from '../../generated/wire';
import type { Found, Glossary } from '../../kit/terms/glossary';
import { t } from '../../texts';
import { capital, MARKS } from '../../texts/said';

export interface Named {
  kind: string;
  id: number;
  /** The bracket before it, which must not end a line. */
  head: string;
  /** The full stop or comma behind it, which must not begin a line. */
  tail: string;
}

export type Piece = string | Named;

const THING = /(\(?)\{([a-z][a-z _-]*):(-?\d+)\}([.,;:!?)]*)/gi;

/** Text and things, in order. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(THING)) {
    if (match.index > end) found.push(sentence.slice(end, match.index));
    found.push({ kind: match[2], id: Number(match[3]), head: match[1], tail: match[4] });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) found.push(sentence.slice(end));
  return found;
}

/** Text, things, and terms of the rules, each term once. */
export function withTerms(sentence: string, glossary: Glossary): (Piece | Found)[] {
  const told = new Set<string>();
  return pieces(sentence).flatMap((piece): (Piece | Found)[] =>
    typeof piece === 'string' ? glossary.split(piece, told) : [piece],
  );
}

/** What a thing or a player is called at this table. */
export function called(thing: Named, client: GameClient<Unseen>, sitters: Sitter[]): string {
  const sitter = thing.kind === 'player' && sitters.find((one) => one.seat === thing.id);
  return sitter ? sitter.name : (client.nouns[thing.kind]?.[thing.id] ?? `${thing.kind} ${thing.id}`);
}

/** The same where a sentence begins. People write their names as they like. */
export function calledAt(
  thing: Named,
  before: Piece | Found | undefined,
  client: GameClient<Unseen>,
  sitters: Sitter[],
): string {
  const name = called(thing, client, sitters);
  return thing.kind !== 'player' && begins(before) ? capital(name) : name;
}

function begins(before: Piece | Found | undefined): boolean {
  if (typeof before === 'object') return 'tail' in before && /[.!?]$/.test(before.tail);
  return before === undefined || /[.!?]\s*$/.test(before);
}

/** The sentence in plain words, for a button, a title or a label. */
export function plain(sentence: string, client: GameClient<Unseen>, sitters: Sitter[]): string {
  return pieces(sentence)
    .map((piece) =>
      typeof piece === 'string' ? piece : piece.head + called(piece, client, sitters) + piece.tail,
    )
    .join('');
}

/** The words of an offer with any thing: `build {hex:3}` -> `build …`. Former rules name their things in plain English. */
export function withAnything({ text, verb }: Offer): string {
  const without = text.replace(THING, '$1…$4');
  return without === text ? `${verb} …` : without;
}

/** The sentence as it is read aloud. */
export function spoken(sentence: string, client: GameClient<Unseen>, sitters: Sitter[]): string {
  return pieces(sentence)
    .map((piece, at, all) =>
      typeof piece === 'string'
        ? piece
        : piece.head + calledAt(piece, all[at - 1], client, sitters) + piece.tail,
    )
    .join('');
}

/** A line that opens a part of the game begins as a round is called: `Round 3. Deploy.` */
const HEADING = heading(t.table.roundName('#').replace(MARKS, ''));

function heading(round: string): RegExp {
  const begins = round.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('#', '(\\d+)');
  return new RegExp(`^${begins}(?!\\d)[^{]*\\.$`);
}

/** The number of the round that a line opens, or nothing. */
export function roundOf(text: string): string | null {
  return HEADING.exec(text.replace(MARKS, ''))?.[1] ?? null;
}

export const isHeading = (text: string): boolean => roundOf(text) !== null;

/** The seat that a sentence begins with, or nothing. */
export function actor(text: string): number | null {
  const [first] = pieces(text);
  return typeof first === 'object' && first.kind === 'player' ? first.id : null;
}

/** Who alone may read a line, for whoever reads it. */
export function secrecy(readers: number[], sitters: Sitter[]): string {
  const [mine, others] = [true, false].map((yours) =>
    sitters.filter((sitter) => readers.includes(sitter.seat) && sitter.yours === yours),
  );
  const names = others.map((sitter) => sitter.name);
  if (!names.length) return t.table.onlyYou;
  return t.table.onlySome(mine.length ? [t.table.youToo, ...names] : names);
}

export interface StepLines {
  step: number;
  lines: Line[];
}

/** The lines of one step together. What is known already stays the same object, so that it is not drawn again. */
export function byStep(lines: Line[], known: StepLines[] = []): StepLines[] {
  const groups: StepLines[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.step === line.step) last.lines.push(line);
    else groups.push({ step: line.step, lines: [line] });
  }
  return groups.map((group, index) => (same(group, known[index]) ? known[index] : group));
}

function same(group: StepLines, other: StepLines | undefined): boolean {
  const texts = (one: StepLines) => one.lines.map((line) => line.text).join('\n');
  return group.step === other?.step && texts(group) === texts(other);
}
