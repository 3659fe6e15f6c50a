// Solar Sphere for the shell: its pictures, its names, and the little that the shell must know of its view.
import { ALMANAC, NOUNS, type View } from '../../generated/solar_sphere';
import type { GameClient, Progress, Sitter, Standing } from '../contract';
import Board from './board/Board.svelte';
import { boardChanges } from './board/things';
import { faces } from './face/faces';
import { icon } from './icons';
import Mat from './mat/Mat.svelte';
import { panelChanges } from './panels/changes';
import CrewStation from './panels/CrewStation.svelte';
import Dranda from './panels/Dranda.svelte';
import Fleet from './panels/Fleet.svelte';
import Status from './panels/Status.svelte';
import { points } from './pieces/docked';
import Rival from './rival/Rival.svelte';
import { SEAT_LOOKS, sideOf } from './sides';
import { solarSphere as t } from './texts/panels';

const PHASES = ALMANAC.phases.map(({ id, name }) => ({ id, title: name }));

function progress(view: View): Progress {
  return { round: view.round, rounds: ALMANAC.rounds, phases: PHASES, phase: view.phase };
}

function standings(view: View, sitters: Sitter[]): Standing[] {
  const players = view.players.map((player) => {
    const { name, look } = sideOf(view, sitters, player.seat);
    return { seat: player.seat, name, look, score: points(view, player) };
  });
  return [...players, ...automatic(view, sitters)];
}

function automatic(view: View, sitters: Sitter[]): Standing[] {
  if (!view.dranda) return [];
  const { name, look } = sideOf(view, sitters, view.dranda.side);
  return [{ seat: -1, name, look, score: points(view, view.dranda) }];
}

export const client: GameClient<View> = {
  code: 'solar-sphere',
  title: t.title,
  nouns: { ...NOUNS, faction: ALMANAC.factions },
  terms: ALMANAC.terms,
  looks: SEAT_LOOKS,
  board: Board,
  mat: Mat,
  rival: Rival,
  zones: [
    { id: 'fleet', title: t.zones.fleet, icon: 'attack', side: 'left', component: Fleet },
    { id: 'crew', title: t.zones.crew, icon: 'crew', side: 'right', component: CrewStation },
    {
      id: 'dranda',
      title: ALMANAC.dranda,
      icon: 'bot',
      side: 'right',
      component: Dranda,
      shown: (view) => view.dranda !== null,
    },
  ],
  status: Status,
  faces,
  icon,
  called: (kind, id) => (kind === 'die' ? t.hand.die(NOUNS.die[id]) : null),
  counts: t.hand.counts,
  figures: { figure: t.hand.figures },
  aspects: ['face'],
  lesser: ['launch satellite'],
  sparing: ['navigate to'],
  progress,
  standings,
  scores: (view) => view.scores ?? [],
  changes: (before, after) => [...boardChanges(before, after), ...panelChanges(before, after)],
};
