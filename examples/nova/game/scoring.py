"""Chapter "End of the game": who wins."""

from __future__ import annotations

from perihelion.core.game import Side
from perihelion.core.said import Said
from perihelion.games.nova.cards.tables import PLAYER_NAMES
from perihelion.games.nova.state import State


def result(s: State) -> tuple[Side, ...]:
    """NV-END-02. Most ore wins; players with the same share the victory."""
    best = max([player.ore for player in s.players])
    return tuple([side(seat, player.ore, player.ore == best) for seat, player in enumerate(s.players)])


def side(seat: int, ore: int, won: bool) -> Side:
    return Side(PLAYER_NAMES[seat], ore, won, ((Said("ore"), float(ore)),))
