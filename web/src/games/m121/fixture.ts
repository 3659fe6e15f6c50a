// For tests: pieces of a view, as far as the pictures look at them.
import { ALMANAC, type PlayerView, type SiteView, type View, type WorksView } from '../../generated/m121';

/** The number of a space by its name. */
export const space = (id: string): number => ALMANAC.spaces.findIndex((one) => one.id === id);
/** The number of a card by what is printed in its corner. */
export const card = (id: string): number => ALMANAC.cards.findIndex((one) => one.id === id);

export function site(change: Partial<SiteView> = {}): SiteView {
  const empty = { space: space('C3'), card: -1, claim: -1, controller: -1, circle: '' };
  return { ...empty, disks: [], demands: [], cubes: [], ...change };
}

export const player = (seat: number, change: Partial<PlayerView> = {}): PlayerView =>
  ({ seat, chosen: -1, boost: -1, picked: -1, pledged: -1, unlocked: [], ...change }) as PlayerView;

export const works = (change: Partial<WorksView>): WorksView =>
  ({ gap: 0, card: -1, owner: 0, turn: 0, open: [], points: 0, ...change }) as WorksView;

export function table(change: Partial<View> = {}): View {
  const players = [player(0), player(1)];
  return {
    sites: [],
    works: [],
    players,
    research: [],
    discard: [],
    phase: -1,
    ...change,
  } as unknown as View;
}
