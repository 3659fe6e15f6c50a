"""What a position is worth."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.m121.scoring import victory_points
from perihelion.games.m121.state import State


def value(s: State, seat: Seat) -> float:
    return float(victory_points(s, seat))


def spread(_: State) -> float:
    return 5.0
