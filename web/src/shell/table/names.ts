// Questions, hints and reasons call the players by their colours; a table knows their names.
import type { Sitter } from '../../games/contract';
import type { Question } from '../../generated/wire';

/** Every colour of the list becomes what `called` makes of its seat. */
export function named(text: string, colours: string[], called: (seat: number) => string): string {
  if (!colours.length) return text;
  return text.replace(new RegExp(`\\b(?:${colours.join('|')})\\b`, 'g'), (colour) =>
    called(colours.indexOf(colour)),
  );
}

/** The question with its players as things that wear their mark; in hints, which are plain text, their names. */
export function namedQuestion(question: Question, colours: string[], sitters: Sitter[]): Question {
  const hint = (text: string) => named(text, colours, (seat) => nameOf(seat, colours, sitters));
  return {
    ...question,
    text: named(question.text, colours, (seat) => `{player:${seat}}`),
    offers: question.offers.map((offer) => ({ ...offer, hint: hint(offer.hint) })),
  };
}

export function nameOf(seat: number, colours: string[], sitters: Sitter[]): string {
  return sitters.find((sitter) => sitter.seat === seat)?.name ?? colours[seat];
}
