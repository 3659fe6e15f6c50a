"""The odds of a fight: who is left, and how much of it."""

from __future__ import annotations

from math import sqrt
from typing import Final

EVEN: Final = 1.15
"""Equal fleets destroy each other now and then, and nobody wins."""
LOSSES: Final = 0.45
"""The part of a fleet that a victory over an equal one costs."""


def win_chance(hits: float, hp: float, enemy_hits: float, enemy_hp: float) -> float:
    """The chance to be left alone on the tile, from hits a round and HP of both sides."""
    own, enemy = hits * hp, enemy_hits * enemy_hp
    if own == 0.0:
        return 0.0
    ratio = own / max(enemy, 0.001)
    return ratio * ratio / (ratio * ratio + EVEN)


def survivors_of(own: float, enemy: float) -> float:
    """The part of a fleet that is left after a victory."""
    return 1.0 - LOSSES * sqrt(min(1.0, enemy / own)) if own > 0.0 else 0.0
