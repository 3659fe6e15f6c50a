// The rulebooks, each asked for once.
import type { RulebookInfo } from '../../generated/wire';
import { api } from '../../wire/api';

const books = new Map<string, Promise<RulebookInfo>>();

export function loadBook(code: string): Promise<RulebookInfo> {
  const known = books.get(code) ?? api.get<RulebookInfo>(`/api/games/${encodeURIComponent(code)}/rules`);
  books.set(code, known);
  // What failed may be asked for again.
  known.catch(() => books.delete(code));
  return known;
}
