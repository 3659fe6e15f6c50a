"""What a designer counts in a game."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Lab
from perihelion.core.steps import Step
from perihelion.games.kit.counting import Counter, Counters, Note
from perihelion.games.nova import drill
from perihelion.games.nova.numbers import drilled
from perihelion.games.nova.state import State
from perihelion.games.nova.words import ROLL


def rolled(_: State, step: drill.RollDrill, _seat: int, word: int, _after: State) -> list[Note]:
    return [(f"drilled {drilled(ROLL.noun(word))}", step.seat)]


COUNTERS: Final[dict[type[Step], Counter]] = {drill.RollDrill: rolled}
LAB: Final = Lab(("drill on", "wait"), Counters(COUNTERS).figures)
