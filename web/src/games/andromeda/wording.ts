// What the button of a word says, where the word itself is too bare.
import { ALMANAC, NOUNS, type View } from '../../generated/andromeda';
import { capital } from '../../texts/said';
import { regionName } from './board/labels';
import { gameTexts as t } from './texts/game';

const { open, ships, barge } = ALMANAC.nouns;

/** The name of the module that lies face up in a space of the market; nothing for an empty one. */
export function moduleAt(market: number, { columns }: View): string | null {
  const card = columns[Math.floor(market / open)]?.cards[market % open] ?? -1;
  return card < 0 ? null : NOUNS.module[card];
}

/** More letters than a button has room for. */
const LONG = 76;

const WORDINGS: Record<string, (id: number, view: View, hint: string) => string | null> = {
  take: (id, view) => named(t.takeIt, moduleAt(id, view)),
  'put back': (id, view) => named(t.putBack, moduleAt(id, view)),
  // Modules are activated and moved in the own turn only.
  activate: (id, view) => named(t.activate, plateName(id, view, view.active)),
  move: (id, view) => named(t.move, plateName(id, view, view.active)),
  'energy for dice': (id) => (id ? t.energyDice(id) : t.noEnergy),
  'at place': (id) => t.atThePlace(NOUNS.place[id]),
  'choose the': (_, _view, hint) => (hint === t.nothing ? t.doNothing : does(hint)),
  develop: (id, view) => t.developOn(regionName(view.regions[id])),
  collapse: (id, view) => t.collapseOn(regionName(view.regions[id])),
  'strike from': (id, view) => t.strikeFrom(regionName(view.regions[id])),
  'raider in': (id, view) => t.raiderIn(regionName(view.regions[id])),
  'recruit in': (id, view) => t.recruitIn(regionName(view.regions[id])),
  'recruit one in': (id, view) => t.recruitOneIn(regionName(view.regions[id])),
  'leader in': (id, view) => t.leaderIn(regionName(view.regions[id])),
  'collect in': (id, view) => t.collectIn(regionName(view.regions[id])),
  nebula: (id, view) => regionName(view.regions[id]),
  with: (id, view) => berthName(id, view),
};

const named = (say: (name: string) => string, name: string | null) => (name === null ? null : say(name));

/** What a way does, in place of its number. */
const does = (hint: string) => (hint && hint.length < LONG ? capital(hint) : null);

export function wording(verb: string, id: number, view: View, hint = ''): string | null {
  return WORDINGS[verb]?.(id, view, hint) ?? null;
}

/** What a piece or a place is called by what lies there now. */
export function called(kind: string, id: number, view: View, eyes: number): string | null {
  if (kind === 'region') return regionName(view.regions[id]);
  if (kind === 'market') return moduleAt(id, view);
  if (kind === 'place') return t.placeCalled(NOUNS.place[id]);
  if (kind === 'plate') return plateName(id, view, eyes);
  return kind === 'berth' ? berthName(id, view) : null;
}

/** The module at a place of a station. */
function plateName(plate: number, view: View, seat: number): string | null {
  const rows = view.players[seat]?.rows ?? [];
  const type = rows.findIndex((row) => row.some((module) => module.plate === plate));
  const module = rows[type]?.find((one) => one.plate === plate);
  if (!module) return null;
  return module.card < 0 ? ALMANAC.columns[type].core.name : NOUNS.module[module.card];
}

function berthName(berth: number, view: View): string | null {
  const [place, ship] = [Math.floor(berth / ships), berth % ships];
  return place === barge ? null : t.shipAt(ALMANAC.ships[ship].name, regionName(view.regions[place]));
}
