// A web socket that comes back by itself: after each failure it waits a little longer, and it says what it saw last.
import type { Message } from '../generated/wire';

export type Connection = 'connecting' | 'live' | 'lost';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 3_000;
/** Closed on purpose by the server: not for these eyes. Trying again would not help. */
const POLICY = 1008;
const PRIVATE_CODES = 4000;
/** The cookie with which it was opened has ended; the browser may have a new one by now. */
const WHO_NOW = 4401;

export interface Listener {
  message(message: Message): void;
  state(state: Connection): void;
  refused(reason: string): void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `address` is asked anew at every attempt, so that it can name the last event that was seen. */
  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    const mine = (act: () => void) => !this.#closed && this.#socket === socket && act();
    socket.onopen = () => mine(() => this.#opened());
    socket.onmessage = (event) => mine(() => this.listener.message(JSON.parse(event.data)));
    socket.onclose = (event) => mine(() => this.#lost(event));
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    this.listener.state('live');
  }

  #lost(event: CloseEvent): void {
    this.#socket = null;
    if (isFinal(event.code)) return this.listener.refused(event.reason);
    this.listener.state('lost');
    const jitter = 0.7 + Math.random() * 0.6;
    this.#timer = setTimeout(() => this.#open(), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Try again at once if the connection is lost: there is reason to think that the server is back. */
  wake(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** The network is back, or somebody looks at the page again. */
  #now = (): void => {
    if (!document.hidden) this.wake();
  };
}

const isFinal = (code: number) => code === POLICY || (code >= PRIVATE_CODES && code !== WHO_NOW);

/** `since` is the last event whose view the page still has, `known` the last that it was told of: it sees nothing older. */
export function socketAddress(table: string, eyes: number, since: number, known: number): string {
  const origin = location.origin.replace(/^http/, 'ws');
  return `${origin}/api/tables/${table}/socket?eyes=${eyes}&since=${since}&n=${known}`;
}
