// What is drawn before a launch is said: the server's previews, and how far a ship reaches.
import type { Preview, View } from '../../../generated/andromeda';
import type { Pick } from '../../contract';
import { distances } from './geometry';

/** What a launch to each lit region would do. */
export function previews(view: View, pick: Pick): Map<number, Preview> {
  const drawn = (region: number) =>
    (pick.drawn('region', region) ?? pick.drawnAlone('region', region)) as Preview | null;
  const each = view.regions.flatMap(({ region }) => {
    const found = drawn(region);
    return found ? [[region, found] as const] : [];
  });
  return new Map(each);
}

/** The regions within the range of a ship of other own ships; none before the first launch, which goes anywhere. */
export function rangeOf(view: View, seat: number, ship: number): number[] {
  const own = view.regions
    .filter(({ fleets }) => fleets.some(({ side }) => side === seat))
    .map(({ region }) => region);
  const range = view.players[seat]?.ships[ship]?.range ?? 0;
  const steps = distances(own);
  return own.length
    ? view.regions.map(({ region }) => region).filter((region) => steps[region] <= range)
    : [];
}
