// Which things of the panels differ between two views, by their `data-thing`.
import type { DisplayView, PlayerView, ShipView, View } from '../../../generated/solar_sphere';
import { differing, type Marks } from '../../../kit/changes';

export function panelChanges(before: View, after: View): string[] {
  return [
    ...after.players.flatMap((player, seat) =>
      before.players[seat] ? playerChanges(before.players[seat], player) : [],
    ),
    ...crewChanges(before, after),
    ...shipChanges(before.fleet, after.fleet),
    ...soloChanges(before, after),
    ...(rolled(before, after) ? ['resistance-die'] : []),
  ];
}

/** The Resistance die was rolled: it shows something else, or the battle has gone on to the next ship. */
function rolled(before: View, after: View): boolean {
  return (
    before.resistance !== after.resistance || (before.fighting >= 0 && before.fighting !== after.fighting)
  );
}

/** What lies on a Command Centre, as text, so that two moments can be compared. */
function marks(player: PlayerView): Marks {
  const { seat } = player;
  return {
    [`score-${seat}`]: player.score,
    [`reputation-marker-${seat}`]: player.reputation,
    [`morale-marker-${seat}`]: player.morale,
    [`stock-${seat}`]: player.stock.join(),
    [`drones-active-${seat}`]: player.active,
    [`drones-inactive-${seat}`]: player.inactive,
    [`drones-reserve-${seat}`]: player.reserve,
    [`icons-${seat}`]: player.icons.join(),
    ...Object.fromEntries(player.matrix.map((filled, row) => [`matrix-${seat}-${row}`, filled])),
  };
}

function playerChanges(before: PlayerView, after: PlayerView): string[] {
  return differing(marks(before), marks(after));
}

/** New in the display, with another token, newly in somebody's crew, used or refreshed. */
function crewChanges(before: View, after: View): string[] {
  return differing(crewPlaces(before), crewPlaces(after));
}

function crewPlaces(view: View): Marks {
  const shown = view.display.map((card: DisplayView) => [`crew-${card.crew}`, `display ${card.token}`]);
  const hired = view.players.flatMap((player) =>
    player.crew.map((card) => [`crew-${card.crew}`, `${player.seat} ${card.used}`]),
  );
  return Object.fromEntries([...shown, ...hired]);
}

/** New ships, and ships with other drones. */
function shipChanges(before: ShipView[], after: ShipView[]): string[] {
  return differing(manned(before), manned(after));
}

function manned(fleet: ShipView[]): Marks {
  return Object.fromEntries(
    fleet.map((ship) => [
      `ship-${ship.ship}`,
      ship.columns.map((each) => `${each.side}:${each.drones}`).join(),
    ]),
  );
}

function soloChanges(before: View, after: View): string[] {
  if (!before.dranda || !after.dranda) return [];
  const played = new Set(before.dranda.played);
  const cards = after.dranda.played.filter((card) => !played.has(card)).map((card) => `solo-card-${card}`);
  return before.dranda.supply === after.dranda.supply ? cards : [...cards, 'solo-supply'];
}
