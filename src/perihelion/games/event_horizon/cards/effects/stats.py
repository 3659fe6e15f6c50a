"""Effects on the printed numbers of a ship, and on its price and repair."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.event_horizon.cards.effects.effect import VERBS, Change, Worth
from perihelion.games.event_horizon.cards.tables import CHEAPEST_SHIP
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, figure


class Printed:
    """A number on the schematic: its icon, and what one more of it is worth."""

    def __init__(self, icon: str, each: Worth) -> None:
        self.icon: Final = icon
        self.each: Final = each


STATS: Final[dict[str, Printed]] = {
    "move": Printed(
        "speed",
        Worth(carried=0.25, token=0.35, owned=0.4, cruiser=0.3, drone=0.9, gunship=0.4),
    ),
    "capture": Printed(
        "flag",
        Worth(carried=0.125, token=0.25, owned=0.45, cruiser=0.6, drone=0.6, gunship=0.0),
    ),
    "dice": Printed(
        "die-any",
        Worth(carried=0.45, token=0.55, owned=0.45, cruiser=0.5, drone=0.3, gunship=0.6),
    ),
    "hp": Printed(
        "shield",
        Worth(carried=0.3, token=0.35, owned=0.8, cruiser=0.65, drone=1.1, gunship=0.7),
    ),
    "accuracy": Printed(
        "aim",
        Worth(carried=0.3, token=0.35, owned=0.4, cruiser=0.5, drone=0.3, gunship=0.7),
    ),
    "cost": Printed(
        "production",
        Worth(owned=-0.4, gunship=-0.5),
    ),
}


class Stat(Change):
    """stat = "move", by = 1. EH-SU-09, EH-SU-11, EH-SU-13, EH-SU-14, EH-SU-17, EH-SP-16: a printed number is
    so much higher or lower."""

    def __init__(self, stat: str, by: int) -> None:
        super().__init__(stat, by, STATS[stat].each)

    @staticmethod
    def read(entry: Entry) -> Stat:
        entry.only("by")
        return Stat(entry.name(STATS), entry.whole("by"))

    def text(self) -> Said:
        return stat_text(self.name, f"{self.amount:+d}")

    def parts(self) -> list[Part]:
        return [Part(text=Said("{by}", by=f"{self.amount:+d}")), Part(icon=STATS[self.name].icon)]


VERBS.teach("stat", Stat.read)


def stat_text(stat: str, by: str) -> Said:
    """`+1 speed`"""
    return {
        "move": Said("{by} speed", by=by),
        "capture": Said("{by} capture value", by=by),
        "dice": Said("{by} die", by=by),
        "hp": Said("{by} HP", by=by),
        "accuracy": Said("{by} accuracy", by=by),
        "cost": Said("{by} cost, never below {least}", by=by, least=CHEAPEST_SHIP),
    }[stat]


class FreeRepair(Change):
    """repair_cost = 0. EH-SP-09: Nanite Weave repairs its type before others are paid for."""

    def __init__(self) -> None:
        super().__init__("repair_cost", 1, Worth(owned=0.3, cruiser=0.1, drone=0.6))

    @staticmethod
    def read(entry: Entry) -> FreeRepair:
        entry.only()
        if entry.whole() != 0:
            raise entry.wrong(f"{entry.verb}: only free repairs are known, got {entry.whole()}")
        return FreeRepair()

    def text(self) -> Said:
        return Said("is repaired for free at the start of your Build")

    def parts(self) -> list[Part]:
        return [Part(icon="spanner"), figure(0), Part(icon="production")]


VERBS.teach("repair_cost", FreeRepair.read)
