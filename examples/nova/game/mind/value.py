"""What a position is worth."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.nova.state import State

SPREAD_OF_ROUND: Final = 2.0
"""How far a lead may still change, for each round that is left."""
LABELS: Final = (Said("ore"),)
"""What a value is made of."""


def value(s: State, seat: int) -> float:
    """The ore this seat has; what is still to come is the same for all."""
    return float(s.players[seat].ore)


def sources(s: State, seat: int) -> list[float]:
    return [value(s, seat)]


def spread(s: State) -> float:
    return 1.0 + SPREAD_OF_ROUND * (s.rounds - s.round)
