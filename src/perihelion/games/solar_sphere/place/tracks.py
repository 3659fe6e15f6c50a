"""Chapter "Reputation, morale, scoring": what a side gains and loses. What becomes of it, and how one marker
overflows into the next, its player or DRANDA knows."""

from __future__ import annotations

from perihelion.core.steps import Seat, Side
from perihelion.games.solar_sphere.cards.ids import Icon
from perihelion.games.solar_sphere.state import State


def score(s: State, side: Side, points: int) -> None:
    """SS-SCORE-01, SS-SCORE-03."""
    s.side_of(side).gain_points(points)


def gain_morale(s: State, side: Side, amount: int) -> None:
    """SS-MOR-01."""
    s.side_of(side).gain_morale(amount)


def lose_morale(s: State, seat: Seat, amount: int) -> None:
    """SS-MOR-03. DRANDA never does."""
    s.players[seat].lose_morale(amount)


def gain_reputation(s: State, side: Side, amount: int) -> None:
    """SS-REP-01."""
    s.side_of(side).gain_reputation(amount)


def gain_icon(s: State, side: Side, faction: Icon) -> None:
    """SS-FAC-01."""
    s.side_of(side).gain_icon(faction)
