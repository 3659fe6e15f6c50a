"""How long the game will last."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import over
from perihelion.games.m121.cards.slots import EXPAND
from perihelion.games.m121.mind.worths import PACE
from perihelion.games.m121.numbers import disks_left
from perihelion.games.m121.state import NOT_OVER, State

LAST_PHASE: Final = 0.12
"""A phase of the last round, as part of a round."""


def rounds_left(s: State) -> float:
    """The rounds to come, this one included, by the disks that players have on average; 0 when it is over.

    By the disks of whoever has fewest, every disk would seem to shorten the game, and nobody would put one
    out."""
    if s.ended != NOT_OVER or over(s):
        return 0.0
    disks = sum([disks_left(s, seat) for seat in range(s.seat_count)])
    left = disks / (PACE * s.seat_count)
    if s.agreed.rounds:
        left = min(left, float(s.agreed.rounds - s.round + 1))
    return max(left, LAST_PHASE * (EXPAND + 1 - max(0, s.phase)))
