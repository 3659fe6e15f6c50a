"""Effects on raiders: they move, appear, or stay away."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Name, Said
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.signs import ARROW, NOT, counted, more, quiet, sign
from perihelion.games.andromeda.cards.raiders import LETTERS
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.fight import ENDED
from perihelion.games.andromeda.numbers import in_battle
from perihelion.games.andromeda.raiders.move import MoveRaiders, ToRandomNebula, movable
from perihelion.games.andromeda.raiders.place import PlaceFigure
from perihelion.games.andromeda.region import NO_RAIDER
from perihelion.games.andromeda.state import State
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry


class MoveRaider(Effect):
    """move_raider = 1, distance = 3; or from = "active region", to = "random nebula\""""

    def __init__(self, count: int, distance: int) -> None:
        self.count: Final = count
        self.distance: Final = distance

    @staticmethod
    def read(entry: Entry) -> MoveRaider:
        entry.only("distance", "from", "to")
        if "from" in entry.table:
            entry.name(("active region",), "from")
            entry.name(("random nebula",), "to")
            return MoveRaider(entry.positive(), 0)
        return MoveRaider(entry.positive(), entry.positive("distance"))

    def text(self) -> Said:
        if self.distance:
            return Said("move {n} raider up to {far} regions", n=self.count, far=self.distance)
        return Said("{n} raider in the active region moves to another random nebula", n=self.count)

    def parts(self) -> list[Part]:
        if self.distance:
            return [*counted("raider-s", self.count), ARROW, quiet(Said("up to {n}", n=self.distance))]
        return [*counted("raider-s", self.count), ARROW, sign("nebula")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.distance:
            return bool(movable(s, self.distance))
        return s.regions[s.target].raider != NO_RAIDER

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.distance:
            s.then(MoveRaiders(seat, self.count, self.distance))
        elif s.regions[s.target].raider != NO_RAIDER and not (in_battle(s) and s.battle.step == ENDED):
            s.then(ToRandomNebula(s.target))


VERBS.teach("move_raider", MoveRaider.read)


class PlaceRaider(Effect):
    """place_raider = "S\""""

    def __init__(self, raider: int) -> None:
        self.raider: Final = raider

    @staticmethod
    def read(entry: Entry) -> PlaceRaider:
        entry.only()
        return PlaceRaider(LETTERS.index(entry.name(LETTERS)))

    def text(self) -> Said:
        return Said("place 1 more raider of class {letter}", letter=Name("letter", LETTERS[self.raider]))

    def parts(self) -> list[Part]:
        return more(f"raider-{LETTERS[self.raider].lower()}", 1)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(PlaceFigure(self.raider))


VERBS.teach("place_raider", PlaceRaider.read)


class Calm(Effect):
    """no_raider_strike = true. AE-STRIKE-08."""

    @staticmethod
    def read(entry: Entry) -> Calm:
        entry.flag()
        return Calm()

    def text(self) -> Said:
        return Said("no raider moves to the active region this turn")

    def parts(self) -> list[Part]:
        return [NOT, sign("raider-s")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return not s.calm

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.calm = True

    def worth(self) -> float:
        return 1.0


VERBS.teach("no_raider_strike", Calm.read)
