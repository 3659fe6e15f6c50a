"""How long the game will last."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.andromeda.state import NOT_ENDING, State

TURNS: Final[tuple[float, ...]] = (0.0, 22.0, 22.0, 20.0, 18.0, 17.0)
"""The turns of each player in a game to 60 VP, by the number of players."""
USUAL: Final = 60.0
LEAST: Final = 1.0
"""So many turns are still to come at least: who ends the game has as many, and loses nothing by it."""
HALF: Final = 2.5
"""With so many turns to come half of what is gained will be put to use."""


def turns_left(s: State, seat: Seat) -> float:
    """The turns of this seat after the one that is played now.

    Half by the turns played, half by the points of those who lead: by points alone whoever scores would seem
    to lose what is still to come."""
    if s.ended:
        return 0.0
    sides = s.side_count()
    if s.left != NOT_ENDING:
        ahead = (seat - s.active - 1) % sides + 1
        return 1.0 if ahead <= s.left else 0.0
    most = 0
    for player in s.players:
        most = max(most, player.points)
    total = TURNS[min(sides, len(TURNS) - 1)] * s.agreed.terminus / USUAL
    played = (s.turn - 1) // sides
    by_turns = max(0.0, total - played)
    by_points = total * (s.agreed.terminus - most) / s.agreed.terminus
    left = max(LEAST, 0.5 * by_turns + 0.5 * by_points)
    return min(left, float((s.agreed.turns - s.turn) // sides))


def use(turns: float) -> float:
    """How much of what can still be used will be."""
    return turns / (turns + HALF)
