// What the shell shows of a game before its pictures are loaded: the box, and a badge for the lists.
import type { Component } from 'svelte';
import Cover from '../../games/andromeda/cover/Cover.svelte';
import EventHorizonCover from '../../games/event_horizon/cover/Cover.svelte';
import M121Cover from '../../games/m121/cover/Cover.svelte';
import PlainCover from './PlainCover.svelte';
import SolarSphereCover from '../../games/solar_sphere/cover/Cover.svelte';

const COVERS: Record<string, Component<{ title: string }>> = {
  'solar-sphere': SolarSphereCover as Component<{ title: string }>,
  'event-horizon': EventHorizonCover as Component<{ title: string }>,
  m121: M121Cover as Component<{ title: string }>,
  andromeda: Cover as Component<{ title: string }>,
};
const BADGES: Record<string, { icon: string; tint: string }> = {
  'solar-sphere': { icon: 'sun', tint: '#5a2a14' },
  'event-horizon': { icon: 'wormhole', tint: '#33204a' },
  m121: { icon: 'octagon', tint: '#16494b' },
  andromeda: { icon: 'planet-t1', tint: '#3a1f5c' },
};

export const coverOf = (code: string): Component<{ title: string }> => COVERS[code] ?? PlainCover;
export const badgeOf = (code: string) => BADGES[code] ?? { icon: 'perihelion', tint: '#3a3018' };
