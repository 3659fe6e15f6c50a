"""Chapter "End of the game": who wins, and who comes next."""

from __future__ import annotations

from perihelion.core.game import Side
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import ship_group
from perihelion.games.event_horizon.cards.groups import type_of
from perihelion.games.event_horizon.cards.tables import COST, PLAYER_NAMES
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.player import SOURCES, Player
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.places import places


def rank(player: Player) -> tuple[float, ...]:
    """EH-END-01, EH-END-02. What is compared: victory points; then production, flags, the printed cost of the
    ships on the map; then a place is shared."""
    return victory_points(player), player.production, player.flags, fleet_cost(player)


def standing(s: State) -> list[int]:
    """EH-END-02. The place of each player."""
    return places([rank(player) for player in s.players])


def winners(s: State) -> list[int]:
    """EH-END-01. Those at the first place."""
    return [seat for seat, place in enumerate(standing(s)) if place == 1]


def fleet_cost(player: Player) -> int:
    """EH-END-02. The printed cost of all ships and ports on the map."""
    return sum([COST[type_of(ship_group(ship))] for ship in player.ships])


def result(s: State) -> tuple[Side, ...]:
    """Every player with the points, where they came from, and the place they bring."""
    return tuple([side(s, seat, place) for seat, place in enumerate(standing(s))])


def side(s: State, seat: Seat, place: int) -> Side:
    points = s.players[seat].points
    parts = tuple(zip(SOURCES, [float(part) for part in points], strict=True))
    return Side(PLAYER_NAMES[seat], sum(points), place == 1, parts, place)
