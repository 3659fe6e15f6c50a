// Questions, hints and reasons call the players by their colours; a table knows their names.
import type { Question } from '../../generated/wire';

/** Every colour of the list becomes what `called` makes of its seat. */
export function named(text: string, colours: string[], called: (seat: number) => string): string {
  if (!colours.length) return text;
  return text.replace(new RegExp(`\\b(?:${colours.join('|')})\\b`, 'g'), (colour) =>
    called(colours.indexOf(colour)),
  );
}

/** Players as things that wear their mark. */
export const withPlayers = (text: string, colours: string[]): string =>
  named(text, colours, (seat) => `{player:${seat}}`);

/** The question with its players as things; its hints, which are read in titles and labels, in plain words. */
export function namedQuestion(
  question: Question,
  colours: string[],
  told: (text: string) => string,
): Question {
  return {
    ...question,
    text: withPlayers(question.text, colours),
    offers: question.offers.map((offer) => ({ ...offer, hint: told(offer.hint) })),
  };
}
