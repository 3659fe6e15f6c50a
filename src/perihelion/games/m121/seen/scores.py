"""What every side's score is made of."""

from __future__ import annotations

from perihelion.games.kit.seen.scores import ScorePart, score_parts
from perihelion.games.m121.scoring import result
from perihelion.games.m121.state import State


def scores(s: State) -> list[list[ScorePart]]:
    """Nothing is scored before the end; these are points if the game ended now."""
    return [score_parts(side.parts, 0) for side in result(s)]
