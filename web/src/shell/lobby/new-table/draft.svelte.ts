// A table that is being thought out in the dialog, with an answer to every question from the start.
import type { Clock, GameInfo, NewTable, SeatRequest, SetupInfo } from '../../../generated/wire';
import { t } from '../../../texts';
import { api } from '../../../wire/api';

const LONGEST_BANK = 30 * 86400;
const LONGEST_INCREMENT = 7 * 86400;

export interface Duration {
  count: number;
  unit: number;
}

export class Draft {
  readonly game: GameInfo;
  seats = $state<SeatRequest[]>([]);
  options = $state<Record<string, string>>({});
  visibility = $state<NonNullable<NewTable['visibility']>>('link');
  clock = $state('none');
  bank = $state<Duration>({ count: 1, unit: 86400 });
  increment = $state<Duration>({ count: 6, unit: 3600 });
  atZero = $state<Clock['at_zero']>('bot');
  startAtOnce = $state(true);
  /** The people at the table throw the dice. */
  ownDice = $state(false);
  /** What was said about hints; nothing yet means whatever suits those who play. */
  wish = $state<boolean | null>(null);

  readonly people = $derived(this.seats.filter((seat) => seat.kind !== 'bot').length);
  readonly mine = $derived(this.seats.filter((seat) => seat.kind === 'me').length);
  readonly hints = $derived(this.wish ?? this.people === 1);
  readonly open = $derived(this.seats.filter((seat) => seat.kind === 'open').length);

  /** What the server says of seats and options; nothing until it has answered. */
  weighed = $state.raw<SetupInfo | null>(null);
  #asked = 0;

  constructor(game: GameInfo) {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.seats = Array.from({ length: Math.min(Math.max(2, game.fewest), game.most) }, (_, i) => ({
      kind: i === 0 ? 'me' : 'open',
    }));
  }

  resize(count: number): void {
    // One seat is the solo game, and nobody else can play it.
    const kept: SeatRequest[] = count === 1 ? [{ kind: 'me' }] : this.seats.slice(0, count);
    const more = Array.from({ length: count - kept.length }, (): SeatRequest => ({ kind: 'open' }));
    this.seats = [...kept, ...more];
  }

  /** Ask whether seats and options go together. An answer that comes after a later question is passed over. */
  async weigh(): Promise<void> {
    const asked = ++this.#asked;
    const told = { seats: this.seats.length, options: $state.snapshot(this.options) };
    const path = `/api/games/${encodeURIComponent(this.game.code)}/setup`;
    // Without an answer everything is open, and opening the table tells what is wrong.
    const found = await api.post<SetupInfo>(path, told).catch(() => null);
    if (asked === this.#asked) this.weighed = found;
  }

  /** Why so many seats do not go with the options; empty if they do. */
  closedSeats(seats: number): string {
    return this.weighed?.seats.find((one) => one.seats === seats)?.text ?? '';
  }

  /** Why a value does not go with the rest; empty if it does. */
  closedValue(option: string, value: string): string {
    const found = this.weighed?.values.find((one) => one.option === option && one.value === value);
    return found?.text ?? '';
  }

  sit(seat: number, who: SeatRequest): void {
    this.seats = this.seats.map((each, i) => (i === seat ? who : each));
  }

  /** What is wrong, by field; empty texts when nothing is. */
  readonly errors = $derived({
    seats: this.people ? '' : t.lobby.nobodyHuman,
    setup: this.weighed?.text ?? '',
    bank: this.clock !== 'own' || within(this.bank, 10, LONGEST_BANK) ? '' : t.lobby.bankRange,
    increment:
      this.clock !== 'own' || within(this.increment, 0, LONGEST_INCREMENT) ? '' : t.lobby.incrementRange,
  });

  request(): NewTable {
    return {
      game: this.game.code,
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.options),
      visibility: this.visibility,
      clock: this.wantedClock(),
      start: this.startAtOnce,
      hints: this.hints,
      dice: this.ownDice ? 'people' : 'server',
    };
  }

  private wantedClock(): Clock | null {
    if (this.clock === 'none') return null;
    if (this.clock === 'own')
      return { bank: seconds(this.bank), increment: seconds(this.increment), at_zero: this.atZero };
    const preset = t.lobby.clocks.find((each) => each.id === this.clock)!;
    return { bank: preset.bank, increment: preset.increment, at_zero: this.atZero };
  }
}

const seconds = (length: Duration) => Math.round(length.count * length.unit);

function within(length: Duration, least: number, most: number): boolean {
  const total = seconds(length);
  return Number.isFinite(total) && total >= least && total <= most;
}
