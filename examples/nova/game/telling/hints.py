"""What an offered word costs and brings."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.kit.telling.tellers import Phrase
from perihelion.games.nova.cards.tables import ORE_OF_FACE
from perihelion.games.nova.numbers import drifting
from perihelion.games.nova.state import State
from perihelion.games.nova.telling.phrases import ore
from perihelion.games.nova.words import DRILL, WAIT


def drill(_: State, _seat: int, _world: int) -> Said:
    return Said("{least} to {ore}", least=min(ORE_OF_FACE), ore=ore(max(ORE_OF_FACE)))


def wait(_: State, _seat: int, _noun: int) -> Said:
    return ore(drifting())


HINTS: Final[dict[int, Phrase]] = {DRILL.base: drill, WAIT: wait}
