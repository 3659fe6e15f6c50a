// For tests: pieces of a view, as far as the pictures look at them.
import {
  ALMANAC,
  type PlayerView,
  type RegionView,
  type ShipView,
  type View,
} from '../../generated/andromeda';

/** The number of a region by its name. */
export const region = (id: string): number => ALMANAC.places.findIndex((one) => one.id === id);
/** The number of a planet by its name. */
export const planet = (name: string): number => ALMANAC.planets.findIndex((one) => one.name === name);

export function place(number: number, change: Partial<RegionView> = {}): RegionView {
  const nebula = ALMANAC.places[number].nebula > 0;
  const bare = {
    kind: nebula ? 'nebula' : '',
    tile: -1,
    raider: 0,
    raiders: 0,
    moons: 0,
    top: -1,
    second: -1,
  };
  const rest = { owner: -1, collapsed: false, leaders: [0, 0], tokens: [0, 0, 0, 0, 0, 0] };
  return { region: number, fleets: [], ...bare, ...rest, ...change } as RegionView;
}

export const ship = (change: Partial<ShipView> = {}): ShipView =>
  ({
    upgrade: -1,
    range: 1,
    weapons: 1,
    shields: 0,
    covered: 0,
    abilities: [],
    bay: 0,
    map: 0,
    ...change,
  }) as ShipView;

export const player = (seat: number, change: Partial<PlayerView> = {}): PlayerView =>
  ({
    seat,
    points: 0,
    tracks: [0, 0, 0, 0, 0],
    stock: [0, 0, 0, 0, 0],
    ships: ALMANAC.ships.map(({ range }) => ship({ range })),
    rows: [[], [], [], []],
    ...change,
  }) as PlayerView;

/** A map with these regions, all others empty. */
export function table(regions: RegionView[] = [], change: Partial<View> = {}): View {
  const all = ALMANAC.places.map(
    (_, number) => regions.find((one) => one.region === number) ?? place(number),
  );
  const columns = ALMANAC.columns.map(() => ({ cards: [-1, -1, -1], deck: 0 }));
  const raiders = ALMANAC.classes.map(() => ({ card: -1, face_up: false, left: 0, covered: 0, leaders: [] }));
  const players = [player(0), player(1)];
  const turn = { turn: 1, stage: 'turn', step: 'launch', target: -1, next_space: -1, terminus: 60 };
  return { ...turn, regions: all, columns, raiders, players, ...change } as unknown as View;
}
