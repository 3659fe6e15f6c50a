// Event Horizon for the shell: its pictures, its names, and the little that the shell must know of its view.
import { NOUNS, type View } from '../../generated/event_horizon';
import { eventHorizon as t } from '../../texts/event_horizon';
import type { GameClient, Progress, Sitter, Standing } from '../contract';
import { battleChanges } from './battle-things';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Build from './Build.svelte';
import Face from './Face.svelte';
import { mapChanges } from './map-things';
import Mat from './Mat.svelte';
import { panelChanges } from './panel-changes';
import { icon } from './panel-icons';
import { LOOKS, sideOf } from './sides';
import Pools from './Pools.svelte';
import Rival from './Rival.svelte';
import Status from './Status.svelte';

const PHASES = Object.entries(t.phases).map(([id, title]) => ({ id, title }));
const SETUP = [{ id: 'setup', title: t.setup }];

function progress(view: View): Progress {
  return {
    round: view.round,
    rounds: view.rounds,
    phases: view.phase === 'setup' ? SETUP : PHASES,
    phase: view.phase,
  };
}

function standings(view: View, sitters: Sitter[]): Standing[] {
  return view.players.map(({ seat, points }) => ({ seat, ...sideOf(view, sitters, seat), score: points }));
}

export const client: GameClient<View> = {
  code: 'event-horizon',
  title: t.title,
  nouns: NOUNS,
  colours: NOUNS.player,
  looks: LOOKS,
  board: Board,
  mat: Mat,
  rival: Rival,
  zones: [
    {
      id: 'build',
      title: t.zones.build,
      icon: 'build',
      side: 'left',
      component: Build,
      shown: (view) => view.phase === 'build',
    },
    { id: 'pools', title: t.zones.pools, icon: 'deck', side: 'left', component: Pools },
    {
      id: 'battle',
      title: t.zones.battle,
      icon: 'attack',
      side: 'right',
      component: Battle,
      shown: (view) => view.fight !== null,
      urgent: (view) => view.fight?.on ?? false,
    },
  ],
  status: Status,
  face: Face,
  kinds: ['tile', 'face', 'type', 'upgrade', 'special', 'group', 'ship', 'enemy', 'fleet'],
  icon,
  wording: (verb, id) => t.wording[verb]?.(id) ?? null,
  atOnce: ['fire at', 'hit', 'strike', 'hold fire', 'fight at'],
  progress,
  standings,
  changes: (before, after) => [
    ...mapChanges(before, after),
    ...panelChanges(before, after),
    ...battleChanges(before, after),
  ],
};
