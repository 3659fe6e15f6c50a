"""Chapter "End of the game": who wins."""

from __future__ import annotations

from perihelion.core.game import Side
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import ship_group
from perihelion.games.event_horizon.cards.groups import type_of
from perihelion.games.event_horizon.cards.tables import COST, PLAYER_NAMES
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.player import SOURCES, Player
from perihelion.games.event_horizon.state import State


def winners(s: State) -> list[int]:
    """EH-END-01, EH-END-02. Most victory points; then production, flags, the printed cost of the ships on the
    map; then shared."""
    ranks = [rank(player) for player in s.players]
    best = max(ranks)
    return [seat for seat in range(s.seat_count) if ranks[seat] == best]


def rank(player: Player) -> tuple[int, ...]:
    """What is compared, most important first."""
    return victory_points(player), player.production, player.flags, fleet_cost(player)


def fleet_cost(player: Player) -> int:
    """EH-END-02. The printed cost of all ships and ports on the map."""
    return sum([COST[type_of(ship_group(ship))] for ship in player.ships])


def result(s: State) -> tuple[Side, ...]:
    """Every player with the points and where they came from."""
    won = winners(s)
    return tuple([side(s, seat, seat in won) for seat in range(s.seat_count)])


def side(s: State, seat: Seat, won: bool) -> Side:
    points = s.players[seat].points
    parts = tuple(zip(SOURCES, [float(part) for part in points], strict=True))
    return Side(PLAYER_NAMES[seat], sum(points), won, parts)
