"""What every side's score is made of."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Side
from perihelion.games.andromeda.scoring import parts
from perihelion.games.andromeda.state import State
from perihelion.games.kit.seen.scores import ScorePart, score_parts

SCORED: Final = 1
"""AE-SCO-01. The VP on the track are scored; the other parts are counted at the end."""


def scores(s: State) -> list[list[ScorePart]]:
    return [side_scores(s, side) for side in range(s.side_count())]


def side_scores(s: State, side: Side) -> list[ScorePart]:
    found = parts(s, side)
    counted = len(found) if s.ended else SCORED
    return score_parts(tuple([(label, float(points)) for label, points in found]), counted)


def total(found: list[ScorePart]) -> int:
    """AE-SCO-09."""
    return int(sum([part.points for part in found]))
