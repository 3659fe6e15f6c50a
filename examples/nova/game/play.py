"""The order of play. Read this first."""

from __future__ import annotations

from collections.abc import Mapping

from perihelion.core.steps import Step
from perihelion.games.nova.drill import Turn
from perihelion.games.nova.state import State, new_state


class Round(Step):
    """NV-ROUND-01. A turn for each player, in order; then the next round, until all are played."""

    def run(self, s: State) -> None:
        s.round += 1
        s.then(*[Turn(seat) for seat in range(s.seat_count)], EndOfRound())


class EndOfRound(Step):
    """NV-END-01. After the last round the game is over."""

    def run(self, s: State) -> None:
        if s.round < s.rounds:
            s.then(Round())


def begin(seats: int, options: Mapping[str, str]) -> State:
    """A table at which nothing has happened yet."""
    s = new_state(seats, int(options["rounds"]))
    s.then(Round())
    return s
