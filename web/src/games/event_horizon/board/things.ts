// The names of the things on the map, and which of them differ between two views: they get the brass frame.
import type { TileView, View } from '../../../generated/event_horizon';
import { differing, type Marks } from '../../../kit/changes';

export const fleetThing = (fleet: number) => `fleet-${fleet}`;
export const probeThing = (seat: number) => `probe-${seat}`;
export const markerThing = (seat: number, tile: number) => `marker-${seat}-${tile}`;

/** Tiles that changed or got ships, fleets of marauders that moved or shrank, new order markers, exploratory vehicles. */
export function mapChanges(before: View, after: View): string[] {
  return [
    ...changedTiles(before, after),
    ...changedFleets(before, after),
    ...newMarkers(before, after),
    ...movedProbes(before, after),
  ];
}

function changedTiles(before: View, after: View): string[] {
  const losers = new Set(
    after.players.map((player) => player.seat).filter((seat) => ships(after, seat) < ships(before, seat)),
  );
  const changed = (old: TileView, now: TileView) =>
    print(old) !== print(now) || grown(old, now) || shrunk(old, now, losers) || gone(old, after);
  return after.tiles
    .filter((tile, at) => before.tiles[at] && changed(before.tiles[at], tile))
    .map(({ tile }) => `tile-${tile}`);
}

/** Everything of a tile but its ships. */
function print({ face, owner, tech, mine, cannon, wormhole, salvage, home }: TileView): string {
  return [face, owner, tech, mine, cannon, wormhole, salvage, home].join();
}

function stacks(tile: TileView): Map<string, number> {
  return new Map(
    tile.fleets.flatMap(({ seat, groups }) => groups.map(({ group, count }) => [`${seat}-${group}`, count])),
  );
}

function grown(old: TileView, now: TileView): boolean {
  const was = stacks(old);
  return [...stacks(now)].some(([name, count]) => count > (was.get(name) ?? 0));
}

/** Ships that left are seen where they arrive; ships that were lost are seen here. */
function shrunk(old: TileView, now: TileView, losers: Set<number>): boolean {
  const count = (tile: TileView, seat: number) =>
    tile.fleets.find((fleet) => fleet.seat === seat)?.ships ?? 0;
  return [...losers].some((seat) => count(now, seat) < count(old, seat));
}

function ships(view: View, seat: number): number {
  return view.tiles
    .flatMap((tile) => tile.fleets)
    .reduce((sum, fleet) => sum + (fleet.seat === seat ? fleet.ships : 0), 0);
}

/** A fleet of marauders that was here is nowhere any more. */
function gone(old: TileView, after: View): boolean {
  const alive = new Set(after.tiles.flatMap(({ marauders }) => marauders.map(({ fleet }) => fleet)));
  return old.marauders.some(({ fleet }) => !alive.has(fleet));
}

function changedFleets(before: View, after: View): string[] {
  return differing(fleetPlaces(before), fleetPlaces(after));
}

function fleetPlaces(view: View): Marks {
  const found = view.tiles.flatMap(({ tile, marauders }) =>
    marauders.map(({ fleet, ships }) => [fleetThing(fleet), `${tile} ${ships}`]),
  );
  return Object.fromEntries(found);
}

function newMarkers(before: View, after: View): string[] {
  return after.tiles.flatMap(({ tile, markers }) =>
    markers
      .filter((seat) => !before.tiles[tile]?.markers.includes(seat))
      .map((seat) => markerThing(seat, tile)),
  );
}

function movedProbes(before: View, after: View): string[] {
  const moved = after.players.filter(
    ({ seat, probe }) => probe >= 0 && probe !== before.players[seat]?.probe,
  );
  return moved.map(({ seat }) => probeThing(seat));
}
