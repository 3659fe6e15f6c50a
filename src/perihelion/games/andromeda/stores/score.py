"""VP, and the moment at which they end the game."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Side, Step
from perihelion.games.andromeda.state import GONE, NOT_ENDING, ON_TRACK, State


def score(s: State, side: Side, points: int) -> None:
    """AE-END-06. VP count at once and never fall below 0."""
    player = s.players[side]
    player.points = max(0, player.points + points)
    if player.points >= s.agreed.terminus and s.left == NOT_ENDING:
        trigger_end(s)


def trigger_end(s: State) -> None:
    """AE-END-01, AE-END-02, AE-END-03, AE-END-04. One more turn for each; the event marker leaves the track,
    but an event that waits or is being resolved is finished."""
    s.left = s.side_count()
    if s.marker_at == ON_TRACK:
        s.marker_at = GONE


class Score(Step):
    """VP for a side."""

    def __init__(self, side: Side, points: int) -> None:
        self.side: Final = side
        self.points: Final = points

    def run(self, s: State) -> None:
        score(s, self.side, self.points)
