"""How far a lead may still change."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.mind.pace import turns_left
from perihelion.games.andromeda.state import State

SPREAD: Final = 10.0
SPREAD_OF_TURN: Final = 3.0
MOST: Final = 40.0
"""As good as the best for 3,100 turns in 70 games of `greedy` and `cadet` for two."""


def spread(s: State) -> float:
    """The lead with which 73 of 100 games are won."""
    return min(MOST, SPREAD + SPREAD_OF_TURN * turns_left(s, 0))
