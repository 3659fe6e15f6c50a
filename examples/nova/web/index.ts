// Nova for the shell: its pictures, its names, and the little that the shell must know of its view.
import { NOUNS, type View } from '../../generated/nova';
import { differing, type Marks } from '../../kit/changes';
import type { GameClient, Sitter, Standing } from '../contract';
import Board from './board/Board.svelte';
import World from './face/World.svelte';
import { icon } from './icons';
import Mat from './mat/Mat.svelte';
import Status from './panels/Status.svelte';
import Rival from './rival/Rival.svelte';
import { LOOKS, sideOf } from './sides';
import { texts as t } from './texts';

function standings(view: View, sitters: Sitter[]): Standing[] {
  return view.players.map(({ seat, ore }) => ({ seat, ...sideOf(sitters, seat), score: ore }));
}

/** What things show, by their names: what differs gets the brass frame. */
function marks(view: View): Marks {
  return Object.fromEntries(view.players.map(({ seat, ore }) => [`score-${seat}`, ore]));
}

export const client: GameClient<View> = {
  code: 'nova',
  title: t.title,
  nouns: NOUNS,
  colours: NOUNS.player,
  looks: LOOKS,
  board: Board,
  mat: Mat,
  rival: Rival,
  zones: [],
  status: Status,
  faces: { world: World },
  icon,
  progress: ({ round, rounds }) => ({ round, rounds, phases: [], phase: '' }),
  standings,
  changes: (before, after) => differing(marks(before), marks(after)),
};
