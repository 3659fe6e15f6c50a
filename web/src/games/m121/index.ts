// M121 for the shell: its pictures, its names, and the little that the shell must know of its view.
import { ALMANAC, NOUNS, type View } from '../../generated/m121';
import type { GameClient, Progress, Sitter, Standing } from '../contract';
import Board from './board/Board.svelte';
import Corner from './corner/Corner.svelte';
import { faces } from './face/faces';
import { icon } from './icons';
import Mat from './mat/Mat.svelte';
import { changes } from './panels/changes';
import Moment from './panels/Moment.svelte';
import Sheet from './panels/Sheet.svelte';
import Research from './panels/Research.svelte';
import Status from './panels/Status.svelte';
import Rival from './rival/Rival.svelte';
import { LOOKS, sideOf } from './sides';
import { panelTexts as t } from './texts/panels';

/** The phases of a round with those who chose them; boosters have a double ring. Expand is always played. */
function progress(view: View): Progress {
  const phases = ALMANAC.phases.map(({ id, name, letter }, phase) => {
    const by = view.players
      .filter(({ chosen }) => chosen === phase)
      .map(({ seat, boost }) => ({ look: LOOKS[seat], double: boost >= 0 }));
    const played = view.phase >= 0 && (by.length > 0 || phase === ALMANAC.phases.length - 1);
    return { id, letter, title: name, by, played };
  });
  const { round, last: rounds, phase, stage } = view;
  if (phase >= 0) return { round, rounds, phases, phase: ALMANAC.phases[phase].id };
  return { round, rounds, phases, phase: stage, title: t.stages[stage] ?? '' };
}

function standings(view: View, sitters: Sitter[]): Standing[] {
  return view.players.map(({ seat, score }) => ({ seat, ...sideOf(sitters, seat), score }));
}

/** A research card is called by its name; who invades an own system guards it. */
function wording(verb: string, id: number, { research, sites, target, acting }: View): string | null {
  if (verb === 'take' && research[id] >= 0) return t.takeIt(ALMANAC.cards[research[id]].name);
  const site = verb === 'invade' ? sites.find(({ space }) => space === target) : undefined;
  return site && site.controller === acting ? t.guard : null;
}

export const client: GameClient<View> = {
  code: 'm121',
  title: t.title,
  nouns: NOUNS,
  terms: ALMANAC.terms,
  looks: LOOKS,
  slim: true,
  board: Board,
  corner: Corner,
  mat: Mat,
  rival: Rival,
  zones: [
    { id: 'research', title: t.zones.research, icon: 'mx-research', side: 'left', component: Research },
    {
      id: 'moment',
      title: t.zones.choices,
      icon: 'mx-sealed',
      side: 'right',
      component: Moment,
      shown: ({ stage }) => stage === 'selection' || stage === 'phase',
    },
  ],
  status: Status,
  faces,
  icon,
  wording,
  counts: t.counts,
  figures: { figure: t.figures },
  joined: { 'boost with': t.boostedWith, on: t.onPlace, in: t.inGap, discard: t.paidWith },
  sought: { 'boost with': t.boostWhich, discard: t.payWhich },
  confirms: { 'boost with': t.boostIt, to: t.deliverIt, discard: t.payIt },
  unlike: ['peacefully', 'by military', 'politically', 'invade', 'name edge'],
  prints: ['space', 'gap', 'demand', 'card'],
  sheet: Sheet,
  read: ['phase', 'card', 'space', 'gap', 'load'],
  // A card that lies beside its price has been decided about.
  atOnce: ['build', 'with', 'place', 'discard', 'give'],
  progress,
  ended: ({ ended }) => ended,
  standings,
  scores: (view) => view.scores,
  changes,
};
