// Where we are. Ordinary links work: a click on one of ours changes the address without loading the page again.

export type Place =
  | { page: 'shelf' }
  | { page: 'replays' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number | null; eyes: number | null; analysis: boolean }
  | { page: 'rules'; code: string; rule: string | null }
  | { page: 'account' }
  | { page: 'nowhere' };

/** What an address means. */
export function place(url: URL): Place {
  const [first, second, third, ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (rest.length) return { page: 'nowhere' };
  if (!first) return { page: 'shelf' };
  if (first === 'tables' && second) return tablePlace(second, third, url.searchParams);
  if (first === 'rules' && !third)
    return { page: 'rules', code: second ?? '', rule: decoded(url.hash.slice(1)) || null };
  if ((first === 'replays' || first === 'account') && !second) return { page: first };
  return { page: 'nowhere' };
}

function tablePlace(id: string, more: string | undefined, query: URLSearchParams): Place {
  if (!more) return { page: 'table', id };
  if (more !== 'replay') return { page: 'nowhere' };
  return {
    page: 'replay',
    id,
    step: whole(query.get('step')),
    eyes: whole(query.get('eyes')),
    analysis: query.has('analysis'),
  };
}

function whole(text: string | null): number | null {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  /** Somebody came here from another of our pages, so that the new page should take the focus. */
  moved = false;
  url = $state.raw(new URL('http://localhost/'));
  at = $derived(place(this.url));
}

export const route = new Route();

/** Go to one of our addresses; `replace` leaves no trace in the browser's history. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  const before = route.url.pathname;
  history[how.replace ? 'replaceState' : 'pushState'](null, '', path);
  route.url = new URL(location.href);
  if (route.url.pathname === before) return;
  route.moved = true;
  scrollTo(0, 0);
}

/** Follow the address bar, the back button and our own links, until the returned function is called. */
export function follow(): () => void {
  const gone = new AbortController();
  const look = () => (route.url = new URL(location.href));
  look();
  addEventListener('popstate', look, { signal: gone.signal });
  addEventListener('hashchange', look, { signal: gone.signal });
  document.addEventListener('click', onClick, { signal: gone.signal });
  return () => gone.abort();
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || event.defaultPrevented || !plainClick(event) || !ours(link)) return;
  event.preventDefault();
  go(link.href);
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link of ours: not to a file, not to a place within this page, not for another window. */
function ours(link: HTMLAnchorElement): boolean {
  const elsewhere = link.origin !== location.origin || link.pathname.startsWith('/api/');
  const within = link.getAttribute('href')!.startsWith('#');
  return !elsewhere && !within && !link.hasAttribute('download') && !link.target;
}
