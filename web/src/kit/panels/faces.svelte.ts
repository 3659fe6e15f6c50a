// Which things are shown large: what is pointed at, what was pinned, and else what lies in the hand.

export interface Looked {
  kind: string;
  id: number;
  /** The thing on which it stands, where equal ones stand elsewhere; else empty. */
  within: string;
  /** What stands for it on the table; nothing for a thing in the hand that lies nowhere. */
  at: Element | null;
}

const same = (one: Looked | null, other: Looked | null) =>
  one !== null &&
  other !== null &&
  one.kind === other.kind &&
  one.id === other.id &&
  one.within === other.within;
const withinOf = (at: Element) => at.getAttribute?.('data-within') ?? '';

export class Faces {
  pointed = $state.raw<Looked | null>(null);
  pinned = $state.raw<Looked | null>(null);
  /** What lies in the hand, if it has a face. */
  held = $derived.by(() => {
    const held = this.inHand();
    return held && this.hasFace(held.kind) ? { ...held, at: null } : null;
  });
  /** What is shown now, the newest last. A pinned one stays beside it. */
  shown = $derived.by(() => {
    const newest: Looked | null = this.pointed ?? (this.pinned ? null : this.held);
    return [this.pinned, same(newest, this.pinned) ? null : newest].filter((one) => one !== null);
  });

  constructor(
    private readonly hasFace: (kind: string) => boolean,
    private readonly inHand: () => Omit<Looked, 'at'> | null = () => null,
  ) {}

  look(kind: string, id: number, at: Element | null): void {
    this.pointed = at && this.hasFace(kind) ? { kind, id, within: withinOf(at), at } : null;
  }

  /** It stays until it is pinned once more, or closed. */
  pin(kind: string, id: number, at: Element): void {
    const one = { kind, id, within: withinOf(at), at };
    if (this.hasFace(kind)) this.pinned = same(one, this.pinned) ? null : one;
  }

  /** The key: pins what is pointed at; with nothing pointed at, what was pinned goes. */
  turnPin(): void {
    const newest = this.pointed ?? this.held;
    this.pinned = newest && !same(newest, this.pinned) ? newest : null;
  }

  /** A new question: only what was pinned stays, also when it lies nowhere any more. */
  forget(): void {
    this.pointed = null;
    this.forgetGone();
  }

  /** What lies nowhere any more is not pointed at; what was pinned of it stays. */
  forgetGone(): void {
    if (this.pointed?.at?.isConnected === false) this.pointed = null;
    if (this.pinned?.at && !this.pinned.at.isConnected) this.pinned = { ...this.pinned, at: null };
  }

  /** Close what is open; false when nothing was. */
  close(): boolean {
    const open = this.pinned ?? this.pointed;
    this.pinned = this.pointed = null;
    return open !== null;
  }
}
