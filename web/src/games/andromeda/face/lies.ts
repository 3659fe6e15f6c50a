// Where a module lies of which a word says only the place: in the market, or on a station.
import { ALMANAC, type Module, type ModuleView, type View } from '../../../generated/andromeda';
import type { Sitter } from '../../contract';

export interface Lying {
  type: number;
  /** Nothing in an empty place. */
  print?: Module;
  /** In the market. */
  price?: number[];
  /** On a station. */
  plate?: ModuleView;
}

const { open, places } = ALMANAC.nouns;

/** Whose station is meant: the own one, for whoever only looks on that of the active player. */
export const ownSeat = (view: View, sitters: Sitter[]): number =>
  sitters.find(({ yours }) => yours)?.seat ?? view.active;

export function lies(kind: string, id: number, view: View, sitters: Sitter[]): Lying {
  if (kind === 'module') return { type: ALMANAC.modules[id].type, print: ALMANAC.modules[id] };
  if (kind === 'market') return inMarket(id, view);
  const type = Math.floor(id / places);
  const plate = view.players[ownSeat(view, sitters)]?.rows[type]?.find((one) => one.plate === id);
  return { type, plate, print: plate && printOf(plate, type) };
}

function inMarket(id: number, { columns }: View): Lying {
  const [type, space] = [Math.floor(id / open), id % open];
  const card = columns[type].cards[space] ?? -1;
  return { type, price: ALMANAC.columns[type].costs[space], print: ALMANAC.modules[card] };
}

const printOf = ({ card }: ModuleView, type: number): Module =>
  card < 0 ? ALMANAC.columns[type].core : ALMANAC.modules[card];
