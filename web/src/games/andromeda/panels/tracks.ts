// What stands on the spaces of the progress tracks: who is where, what each space brings, and what of it is gone.
import { ALMANAC, NOUNS, type TrackSpace, type View } from '../../../generated/andromeda';
import { panelTexts as t } from '../texts/panels';

/** What a space brings the first who comes there, or everybody. */
const REWARDS: Record<string, string> = {
  discovery: 'ae-discovery',
  upgrade: 'ae-upgrade',
  token: 'ae-supremacy',
  vault: 'ae-vault',
  limit: 'ae-limit',
};

export const rewardIcon = ({ reward }: TrackSpace): string | null => REWARDS[reward] ?? null;

/** The Supremacy token that lies on a space; -1 where it was taken, nothing where none lies. */
export const tokenOn = ({ reward, number }: TrackSpace, { supremacy }: View): number | null =>
  reward === 'token' ? (supremacy[number - 1] ?? -1) : null;

/** Nothing is left to take there. */
export const emptied = (space: TrackSpace, view: View): boolean => tokenOn(space, view) === -1;

/** The seats on a space. */
export const seatsOn = (track: number, at: number, { players }: View): number[] =>
  players.filter(({ tracks }) => tracks[track] === at).map(({ seat }) => seat);

/** What a space brings, in words; nothing for one that only counts. */
export function bringsSaid(space: TrackSpace, view: View): string {
  const token = tokenOn(space, view);
  return t.all([
    ...(space.level > 1 ? [t.level(space.level)] : []),
    ...(space.text ? [space.text] : []),
    ...(token === null ? [] : [token < 0 ? t.goneToken : NOUNS.token[token]]),
    ...(space.event ? [t.moves] : []),
  ]);
}

/** The track as whoever looks needs it: where they are and what comes next; for others who is highest. */
export function trackLabel(
  track: number,
  view: View,
  eyes: number,
  nameOf: (seat: number) => string,
): string {
  const { name, spaces } = ALMANAC.tracks[track];
  if (eyes < 0) {
    const first = [...view.players].sort((one, other) => other.tracks[track] - one.tracks[track])[0];
    return t.trackNow(name, nameOf(first.seat), spaces[first.tracks[track]].points);
  }
  const at = view.players[eyes].tracks[track];
  const next = spaces[at + 1];
  return t.all([
    t.track(name, at, spaces[at].points),
    next ? t.nextSpace(next.points, bringsSaid(next, view)) : t.topSpace,
  ]);
}
