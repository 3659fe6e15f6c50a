"""Who begins."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Step
from perihelion.games.andromeda.battle.pool import Roll
from perihelion.games.andromeda.cards.board import (
    start_points,
)
from perihelion.games.andromeda.state import (
    State,
)
from perihelion.games.andromeda.turn.turn import Turn


class StartPlayer(Step):
    """AE-FIRST-01, AE-FIRST-02. Six dice each; whoever is ahead begins, those who are equal roll again."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def run(self, s: State) -> None:
        s.rolls = ((),) * s.seat_count
        s.then_all([*[RollForStart(seat) for seat in self.seats], CompareStart(self.seats)])


class RollForStart(Roll):
    """AE-FIRST-01."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(6)
        self.seat: Final = seat

    def fallen(self, s: State, roll: tuple[int, ...]) -> None:
        s.rolls = (*s.rolls[: self.seat], roll, *s.rolls[self.seat + 1 :])


class CompareStart(Step):
    """AE-FIRST-01, AE-FIRST-02, AE-FIRST-03. The highest dice in order; the others get VP clockwise."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def run(self, s: State) -> None:
        best = max([s.rolls[seat] for seat in self.seats])
        first = tuple([seat for seat in self.seats if s.rolls[seat] == best])
        if len(first) > 1:
            s.then(StartPlayer(first))
            return
        s.rolls = ()
        s.starter = first[0]
        for place, side in enumerate(s.in_turn(s.starter)):
            s.players[side].points = start_points(place)
        s.then(Turn(s.starter))
