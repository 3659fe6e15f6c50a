"""What a score is made of, as every game shows it."""

from __future__ import annotations

from functools import lru_cache

from perihelion.core.said import Said
from perihelion.games.kit.seen.views import Sight

Parts = tuple[tuple[Said, float], ...]
"""What points are called, and how many they are."""


class ScorePart(Sight, frozen=True):
    """One source of a side's points."""

    label: Said
    points: float
    counted: bool
    """They are scored already; otherwise they would be if the game ended now."""


@lru_cache(4096)
def score_parts(parts: Parts, counted: int) -> list[ScorePart]:
    """The parts of a side's result, of which the first so many are scored already. Few entries score, so it
    is the same object in many views."""
    return [ScorePart(label, points, at < counted) for at, (label, points) in enumerate(parts)]
