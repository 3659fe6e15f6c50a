"""What everybody's points are made of, and what the end of the round would add."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.event_horizon.numbers import row_points
from perihelion.games.event_horizon.player import SOURCES
from perihelion.games.event_horizon.round.rounds import RoundEnd
from perihelion.games.event_horizon.scoring import parts
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.seen.scores import ScorePart, score_parts

COMING: Final = Said("flag row, when this round ends")


def scores(s: State) -> list[list[ScorePart]]:
    """EH-ROUND-06, EH-VP-03. The flag row is paid when the round ends."""
    ends = any(isinstance(step, RoundEnd) for step in s.agenda)
    return [
        score_parts(
            (*parts(player), (COMING, float(row_points(player)))) if ends else parts(player), len(SOURCES)
        )
        for player in s.players
    ]
