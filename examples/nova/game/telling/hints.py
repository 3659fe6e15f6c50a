"""What an offered word costs and brings."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.telling.tellers import Phrase
from perihelion.games.nova.cards.tables import ORE_OF_FACE
from perihelion.games.nova.numbers import drifting
from perihelion.games.nova.state import State
from perihelion.games.nova.words import DRILL, WAIT


def drill(_: State, _seat: int, _world: int) -> str:
    return f"{min(ORE_OF_FACE)} to {max(ORE_OF_FACE)} ore"


def wait(_: State, _seat: int, _noun: int) -> str:
    return f"{drifting()} ore"


HINTS: Final[dict[int, Phrase]] = {DRILL.base: drill, WAIT: wait}
