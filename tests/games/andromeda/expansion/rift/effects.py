"""What its cards do that no card of the base does."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.signs import more
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.state import State
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry

from .pieces import rift_of


class Tear(Effect):
    """tear = 2"""

    def __init__(self, tears: int) -> None:
        self.tears = tears

    @staticmethod
    def read(entry: Entry) -> Tear:
        entry.only()
        return Tear(entry.positive())

    def text(self) -> Said:
        return Said("the rift tears {n} times", n=self.tears)

    def parts(self) -> list[Part]:
        return more("nebula", self.tears)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return True

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        rift_of(s).tears += self.tears


VERBS.teach("tear", Tear.read)
