// Making a table and sitting down at one.
import type {
  BotInfo,
  Created,
  GameInfo,
  NewTable,
  SeatRequest,
  TableInfo,
  TableRow,
} from '../../../generated/wire';
import { complain } from '../../../kit/page/toast.svelte';
import { go } from '../../../router.svelte';
import { t } from '../../../texts';
import { list } from '../../../texts/said';
import { api } from '../../../wire/api';
import { usualLevel } from './level';

/** The opponent for people who do not choose: as the last time, and at first the gentlest. */
export function usualBot(game: GameInfo): BotInfo {
  return botOf(game, usualLevel());
}

/** The bot with this code; where the game has none, the strongest. */
export function botOf(game: GameInfo, code: string): BotInfo {
  return game.bots.find((bot) => bot.code === code) ?? game.bots[game.bots.length - 1];
}

/** What the sides are called that the rules drive at a table with so many seats. */
export function automaticSides(game: GameInfo, seats: number): string[] {
  return game.automatic[seats - game.fewest] ?? [];
}

/** What one plays against alone. */
export function automatic(game: GameInfo): string {
  return list(automaticSides(game, 1)) || t.lobby.automaticName;
}

/** The levels of the automatic opponent; none where the game has no solo play. */
export function soloLevels(game: GameInfo): { values: string[]; labels: string[]; usual: string } {
  const option = game.options.find((each) => each.name === game.solo_option);
  return option && forOne(game)
    ? { ...option, usual: option.default }
    : { values: [], labels: [], usual: '' };
}

/** The values of an option, as people call them. */
export function choicesOf({ values, labels }: { values: string[]; labels: string[] }) {
  return values.map((value, at) => ({ value, name: t.lobby.optionName(labels[at]) }));
}

/** With how many bots one person may play, as the box says. */
export function botCounts(game: GameInfo): number[] {
  const fewest = Math.max(game.fewest - 1, 1);
  return Array.from({ length: Math.max(game.most - fewest, 0) }, (_, i) => fewest + i);
}

/** Whether one person may play without another, against what the rules drive. */
export function forOne(game: GameInfo): boolean {
  return game.fewest === 1;
}

export function againstBots(game: GameInfo, bots: number, bot: string, seat = 0): NewTable {
  const seats = Array.from({ length: bots + 1 }, (_, i): SeatRequest =>
    i === seat ? { kind: 'me' } : { kind: 'bot', bot },
  );
  return { game: game.code, seats, hints: true };
}

export function alone(game: GameInfo, level: string): NewTable {
  const options = game.solo_option ? { [game.solo_option]: level } : {};
  return { game: game.code, seats: [{ kind: 'me' }], options, hints: true };
}

/** Make the table and go there. Throws what the server refuses. */
export async function make(table: NewTable): Promise<void> {
  const created = await api.post<Created>('/api/tables', table);
  go(`/tables/${created.id}`);
}

/** The same from a single click: there is no field to show an error at. */
export function makeAtOnce(table: NewTable): Promise<void> {
  return make(table).catch((error: Error) => complain(error.message));
}

/** The shortest way to a first move: me and the fewest bots that the game allows. */
export function playAtOnce(game: GameInfo, bot = usualBot(game).code): Promise<void> {
  return makeAtOnce(againstBots(game, botCounts(game)[0] ?? 0, bot));
}

export async function join(row: TableRow): Promise<void> {
  try {
    await api.post<TableInfo>(`/api/tables/${row.id}/join`, {});
    go(`/tables/${row.id}`);
  } catch (error) {
    complain((error as Error).message);
  }
}
