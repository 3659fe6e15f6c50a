// A game without pictures of its own: its view is listed plainly, and every word has its button in the prompt.
import type { GameClient, Unseen } from '../../games/contract';
import type { TableInfo } from '../../generated/wire';
import { edition } from '../../wire/editions';
import { lookOf } from '../sides';
import type { Term } from '../terms/glossary';
import Board from './Board.svelte';
import Mat from './Mat.svelte';
import Rival from './Rival.svelte';
import Status from './Status.svelte';

/** Everything about the game that the table and its printed parts tell. */
export async function plainClient(table: TableInfo): Promise<GameClient<Unseen>> {
  const { nouns, almanac } = await edition(table.game, table.former ? table.rules_version : 0);
  return {
    code: table.game,
    title: table.title,
    nouns,
    terms: (almanac as { terms?: Term[] } | null)?.terms,
    colours: nouns.player,
    looks: table.seats.map(({ colour, seat }) => lookOf(colour, seat)),
    board: Board,
    mat: Mat,
    rival: Rival,
    zones: [],
    status: Status,
    faces: {},
    icon: () => null,
    progress: () => null,
    standings: () => [],
    changes: () => [],
  };
}
