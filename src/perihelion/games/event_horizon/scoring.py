"""Chapter "End of the game": who wins, and who comes next."""

from __future__ import annotations

from perihelion.core.game import Side
from perihelion.core.said import Said
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
    player = s.players[seat]
    return Side(PLAYER_NAMES[seat], victory_points(player), place == 1, parts(player), place)


def parts(player: Player) -> tuple[tuple[Said, float], ...]:
    """The points of a player by their source."""
    return tuple(zip(SOURCES, [float(points) for points in player.points], strict=True))
