"""Effects that bring modules, or let them work."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Name, Said, finished
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.keys import flagged, number
from perihelion.games.andromeda.cards.effects.signs import more, quiet, sign, signed
from perihelion.games.andromeda.cards.powers import BUY_MODULES
from perihelion.games.andromeda.cards.source import OF_BASE, Source
from perihelion.games.andromeda.cards.tactics import ON_BUY
from perihelion.games.andromeda.cards.tracks import SCIENCE_ROW, TYPE_IDS, TYPES
from perihelion.games.andromeda.home.activate import OnceMore, ScienceBlock, activated_before
from perihelion.games.andromeda.home.usable import open_science
from perihelion.games.andromeda.modules.buy import (
    ALL_TYPES,
    BuyModules,
    after_taking,
    any_affordable,
    on_market,
)
from perihelion.games.andromeda.numbers import powers_at
from perihelion.games.andromeda.state import State
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import bit, mask_of


class GainModule(Effect):
    """module = "any", pay = true, discount = 2"""

    def __init__(self, types: int, pay: bool, less: int) -> None:
        self.types: Final = types
        self.pay: Final = pay
        self.less: Final = less

    @staticmethod
    def read(entry: Entry) -> GainModule:
        entry.only("pay", "discount")
        name = entry.name((*TYPE_IDS, "any"))
        types = ALL_TYPES if name == "any" else bit(TYPE_IDS.index(name))
        return GainModule(types, flagged(entry, "pay"), number(entry, "discount"))

    def text(self) -> Said:
        if not self.pay:
            return Said("gain any 1 module from the board at no cost")
        if self.less:
            return Many(
                self.less,
                "buy any 1 module from the board, {n} resource cheaper",
                "buy any 1 module from the board, {n} resources cheaper",
            )
        return Said("buy any 1 module from the board for its cost")

    def parts(self) -> list[Part]:
        if not self.pay:
            return more("module", 1)
        return [sign("trade"), sign("module"), *([signed(-self.less)] if self.less else [])]

    def takes(self) -> bool:
        return True

    def leaves(self, s: State, seat: Seat) -> list[State]:
        return after_taking(s, seat, self.types, self.pay, self.less)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if not self.pay:
            return bool(on_market(s, self.types))
        return any_affordable(s, seat, self.types, self.less, ON_BUY)

    def essential(self) -> bool:
        return True

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(BuyModules(seat, self.types, 1, self.pay, self.less))

    def worth(self) -> float:
        return 1.0 if self.pay else 3.0


VERBS.teach("module", GainModule.read)


class BuyAtField(Effect):
    """buy_modules = 2, types = ["science", "industry"]"""

    def __init__(self, most: int, types: int) -> None:
        self.most: Final = most
        self.types: Final = types

    @staticmethod
    def read(entry: Entry) -> BuyAtField:
        entry.only("types")
        names = [entry.known("types", name, list(TYPE_IDS)) for name in entry.value("types", list)]
        return BuyAtField(entry.positive(), mask_of([TYPE_IDS.index(name) for name in names]))

    def text(self) -> Said:
        first, last = [Name("type", TYPES[kind]) for kind in range(len(TYPES)) if self.types >> kind & 1]
        return Said("buy 1 or {n} modules from {first} and {last}", n=self.most, first=first, last=last)

    def parts(self) -> list[Part]:
        kinds = [sign(f"kind-{id}") for kind, id in enumerate(TYPE_IDS) if self.types >> kind & 1]
        return [sign("trade"), Part(text=finished(f"1–{self.most}")), sign("module"), *kinds]

    def takes(self) -> bool:
        return True

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        """AE-MOD-16. A power may widen the columns of an Alliance field."""
        types = self.types
        if source.kind == OF_BASE:
            for power in powers_at(s.players[seat], BUY_MODULES):
                types |= power.types
        s.then(BuyModules(seat, types, self.most, True, 0))


VERBS.teach("buy_modules", BuyAtField.read)


class ActivateScience(Effect):
    """activate_science = true. AE-RET-08: any number of the other Science modules."""

    @staticmethod
    def read(entry: Entry) -> ActivateScience:
        entry.flag()
        return ActivateScience()

    def text(self) -> Said:
        return Said("activate any number of your other undamaged Science modules")

    def parts(self) -> list[Part]:
        return [quiet(Said("all")), sign("kind-science")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(open_science(s, s.players[seat], seat))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if len(s.players[seat].rows[SCIENCE_ROW]) > 1:
            s.then(ScienceBlock(seat))


VERBS.teach("activate_science", ActivateScience.read)


class ActivateAgain(Effect):
    """activate_again = 1. AE-RET-15."""

    @staticmethod
    def read(entry: Entry) -> ActivateAgain:
        entry.only()
        entry.positive()
        return ActivateAgain()

    def text(self) -> Said:
        return Said("activate 1 module that you have activated in this step once more")

    def parts(self) -> list[Part]:
        return [sign("module"), sign("reroll")]

    def takes(self) -> bool:
        return True

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(activated_before(s, seat))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(OnceMore(seat))

    def worth(self) -> float:
        return 1.5


VERBS.teach("activate_again", ActivateAgain.read)
