"""The question behind each ask, as a sentence with the facts, and the rule that asks it."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Ask
from perihelion.games.kit.telling.tellers import Asking
from perihelion.games.nova.drill import Turn
from perihelion.games.nova.state import State


def turn(s: State, _: Turn, _words: list[int]) -> Said:
    return Said(
        "Round {round} of {rounds}: drill for ore, or wait for what drifts by?",
        round=s.round,
        rounds=s.rounds,
    )


QUESTIONS: Final[dict[type[Ask], tuple[str, Asking]]] = {Turn: ("NV-TURN-01", turn)}
