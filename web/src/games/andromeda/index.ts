// Andromeda's Edge for the shell: its pictures, its names, and the little that the shell must know of its view.
import { ALMANAC, NOUNS, type View } from '../../generated/andromeda';
import type { GameClient } from '../contract';
import Board from './board/Board.svelte';
import Sheet from './board/Sheet.svelte';
import { changes } from './changes';
import { faces } from './face/faces';
import { icon } from './icons';
import Mat from './mat/Mat.svelte';
import Battle from './panels/Battle.svelte';
import Market from './panels/Market.svelte';
import Raiders from './panels/Raiders.svelte';
import Status from './panels/Status.svelte';
import Tracks from './panels/Tracks.svelte';
import { progress, standings } from './progress';
import Rival from './rival/Rival.svelte';
import { LOOKS } from './sides';
import { gameTexts as t } from './texts/game';
import { called, wording } from './wording';

/** The figures of which more is worse: scrapped ships, damaged modules. */
const WORSE = [4, 6];

export const client: GameClient<View> = {
  code: 'andromeda',
  title: t.title,
  nouns: NOUNS,
  terms: ALMANAC.terms,
  colours: NOUNS.player,
  looks: LOOKS,
  slim: true,
  board: Board,
  mat: Mat,
  rival: Rival,
  zones: [
    {
      id: 'battle',
      title: t.zones.battle,
      icon: 'attack',
      side: 'left',
      component: Battle,
      shown: ({ battle }) => Boolean(battle),
      urgent: ({ battle }) => Boolean(battle) && battle?.step !== 'ended',
    },
    { id: 'market', title: t.zones.market, icon: 'ae-module', side: 'left', component: Market },
    { id: 'raiders', title: t.zones.raiders, icon: 'ae-raider-s', side: 'left', component: Raiders },
    { id: 'tracks', title: t.zones.tracks, icon: 'ae-advance', side: 'right', component: Tracks },
  ],
  // Where a module can be put shows only then.
  appears: ['place'],
  sheet: Sheet,
  status: Status,
  faces,
  icon,
  wording,
  called,
  counts: t.counts,
  figures: { figure: t.figures, resource: t.resources },
  worse: (kind, id) => kind === 'figure' && WORSE.includes(id),
  // Past it the region is activated: modules for sale are no place of a ship.
  // A free action between other words has nothing to do with the piece in the hand, unless it can help to pay for it.
  closes: ['go on', 'recruit in', 'slot', 'use card', 'use power', 'move'],
  // The map prints what a jump costs, and where a battle follows; the market has its prices, a space of a track what it gives.
  // What lies in the stores or the hand is its own price, and a die must be read.
  prints: ['region', 'market', 'track', 'resource', 'card', 'face', 'moon', 'token', 'development', 'place'],
  read: ['card', 'faction', 'destiny', 'token', 'event', 'market', 'upgrade'],
  progress,
  ended: ({ ended }) => ended,
  standings,
  scores: (view) => view.scores,
  changes,
};
