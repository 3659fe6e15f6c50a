// The rulebooks, each asked for once.
import type { RulebookInfo } from '../../generated/wire';
import { api } from '../../wire/api';

const books = new Map<string, Promise<RulebookInfo>>();

/** Today's rules, or those of a version that tables still live under. */
export function loadBook(code: string, version = 0): Promise<RulebookInfo> {
  const path = `/api/games/${encodeURIComponent(code)}/rules${version ? `?version=${version}` : ''}`;
  const known = books.get(path) ?? api.get<RulebookInfo>(path);
  books.set(path, known);
  // What failed may be asked for again.
  known.catch(() => books.delete(path));
  return known;
}
