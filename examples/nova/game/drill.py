"""Chapter "A turn": drill for ore, or wait for it."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Chance, Refusal
from perihelion.games.nova.numbers import drifting, drilled
from perihelion.games.nova.state import State
from perihelion.games.nova.words import DRILL, ROLL, WAIT


class Turn(AskOne):
    """NV-TURN-01. Drill on the world, or wait."""

    def options(self, s: State, seat: int) -> list[int]:
        return [DRILL.of(0), WAIT]

    def choose(self, s: State, seat: int, option: int) -> None:
        """NV-WAIT-01, NV-DRILL-01. Who waits gains at once; who drills rolls the die."""
        if option == WAIT:
            s.players[seat].ore += drifting()
        else:
            s.then(RollDrill(seat))

    def why_not(self, s: State, seat: int, option: int) -> Refusal | None:
        return Refusal("NV-DRILL-01", "The drill rolls by itself.") if ROLL.says(option) else None


class RollDrill(Chance):
    """NV-DRILL-01. A die says how much ore the drill brings."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        return [1] * ROLL.size

    def happen(self, s: State, outcome: int) -> None:
        s.players[self.seat].ore += drilled(outcome)

    def word(self, s: State, outcome: int) -> int:
        return ROLL.of(outcome)
