// Event Horizon for the shell: its pictures, its names, and the little that the shell must know of its view.
import { ALMANAC, NOUNS, type View } from '../../generated/event_horizon';
import type { GameClient, Marks, Progress, Sitter, Standing } from '../contract';
import Battle from './battle/Battle.svelte';
import { battleChanges } from './battle/things';
import Board from './board/Board.svelte';
import { mapChanges } from './board/things';
import Build from './build/Build.svelte';
import { faces } from './face/faces';
import { icon } from './icons';
import Mat from './mat/Mat.svelte';
import { panelChanges } from './panels/changes';
import Held from './panels/Held.svelte';
import Outlook from './panels/Outlook.svelte';
import Pools from './panels/Pools.svelte';
import Status from './panels/Status.svelte';
import Rival from './rival/Rival.svelte';
import { LOOKS, sideOf } from './sides';
import { eventHorizon as t } from './texts/panels';
import { typed } from './texts/ships';

const SETUP = 'setup';
/** The figure of which more is worse. */
const DAMAGE = 6;
const PHASES = ALMANAC.phases.map(({ id, name }) => ({ id, title: name }));

function progress(view: View): Progress {
  return {
    round: view.round,
    rounds: view.rounds,
    phases: PHASES.filter(({ id }) => (id === SETUP) === (view.phase === SETUP)),
    phase: view.phase,
  };
}

function standings(view: View, sitters: Sitter[]): Standing[] {
  return view.players.map(({ seat, points }) => ({ seat, ...sideOf(view, sitters, seat), score: points }));
}

/** The movement of a way, and CV against DV where a world could be captured. */
function marks(facts: Record<string, number>): Marks | null {
  const { cost, cv, dv } = facts;
  if (cost === undefined || facts.pace === undefined) return null;
  const fight = 'side' in facts || undefined;
  return cv === undefined ? { cost, fight } : { cost, test: [cv, dv], written: t.hand.test(cv, dv), fight };
}

export const client: GameClient<View> = {
  code: 'event-horizon',
  title: t.title,
  nouns: NOUNS,
  terms: ALMANAC.terms,
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
    {
      id: 'held',
      title: t.zones.held,
      icon: 'eh-order-marker',
      side: 'right',
      component: Held,
      spare: true,
      shown: (view) => view.phase === 'move',
    },
    {
      id: 'outlook',
      title: t.zones.outlook,
      icon: 'check',
      side: 'left',
      component: Outlook,
      spare: true,
      shown: (view) => Boolean(view.outlook),
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
  faces,
  icon,
  wording: (verb, id) => t.wording[verb]?.(id) ?? null,
  amounts: ['number'],
  lays: [
    'start at',
    'hide marauders at',
    'open a wormhole at',
    'place at',
    'order at',
    'explore',
    'retreat to',
  ],
  appears: ['ship'],
  atOnce: ['fire at', 'hit', 'strike', 'hold fire', 'fight at'],
  scene: ({ round, fight }) =>
    fight?.on ? [round, fight.kind, fight.tile, ...fight.lanes.map(({ side }) => side)].join() : '',
  lasting: { 'fire at': t.hand.untilOver },
  counts: t.hand.counts,
  figures: { figure: t.hand.figures, sort: ALMANAC.ships.map((ship) => (n: number) => typed(n, ship)) },
  marks,
  worse: (kind, id) => kind === 'figure' && id === DAMAGE,
  progress,
  standings,
  scores: (view) => view.scores ?? [],
  changes: (before, after) => [
    ...mapChanges(before, after),
    ...panelChanges(before, after),
    ...battleChanges(before, after),
  ],
};
