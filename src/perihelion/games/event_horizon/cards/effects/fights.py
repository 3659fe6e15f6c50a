"""Effects on fights and what they bring."""

from __future__ import annotations

from perihelion.core.said import Many, Said
from perihelion.games.event_horizon.cards.effects.effect import VERBS, Change, Worth
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, figure


class Targeted(Change):
    """targeted = true. EH-SU-10: the shooter says which ships take the hits."""

    def __init__(self) -> None:
        super().__init__("targeted", 1, Worth(carried=0.26, token=0.3))

    @staticmethod
    def read(entry: Entry) -> Targeted:
        entry.flag()
        return Targeted()

    def text(self) -> Said:
        return Said("its hits are assigned by the shooter")

    def parts(self) -> list[Part]:
        return [Part(icon="aim"), Part(icon="hits")]


VERBS.teach("targeted", Targeted.read)


class Retaliate(Change):
    """retaliate = 1. EH-SU-15, EH-SU-16: more dice for the rest of a combat in which the fleet was hit."""

    def __init__(self, dice: int) -> None:
        super().__init__("retaliate", dice, Worth(carried=0.22, token=0.22))

    @staticmethod
    def read(entry: Entry) -> Retaliate:
        entry.only()
        return Retaliate(entry.whole())

    def text(self) -> Said:
        return Many(
            self.amount,
            "{n} more die for the rest of a combat once the fleet was hit",
            "{n} more dice for the rest of a combat once the fleet was hit",
        )

    def parts(self) -> list[Part]:
        return [
            Part(icon="hits"),
            Part(icon="arrow", quiet=True),
            Part(text=Said("{by}", by=f"{self.amount:+d}")),
            Part(icon="die-any"),
        ]


VERBS.teach("retaliate", Retaliate.read)


class Absorb(Change):
    """absorb = 1. EH-SP-11: the first hit of each combat is cancelled."""

    def __init__(self) -> None:
        super().__init__("absorb", 1, Worth(owned=0.38, cruiser=0.3, drone=0.5, gunship=0.4))

    @staticmethod
    def read(entry: Entry) -> Absorb:
        entry.only()
        if entry.whole() != 1:
            raise entry.wrong(f"{entry.verb}: only one cancelled hit is known, got {entry.whole()}")
        return Absorb()

    def text(self) -> Said:
        return Said("the first hit of each combat against the fleet is cancelled")

    def parts(self) -> list[Part]:
        return [Part(icon="shield"), figure(1), Part(icon="hits")]


VERBS.teach("absorb", Absorb.read)


class FirstStrike(Change):
    """first_strike = true. EH-SP-12: it fires in the ambush step."""

    def __init__(self) -> None:
        super().__init__("first_strike", 1, Worth(owned=0.35, cruiser=0.4, drone=0.3, gunship=0.5))

    @staticmethod
    def read(entry: Entry) -> FirstStrike:
        entry.flag()
        return FirstStrike()

    def text(self) -> Said:
        return Said("fires before everybody else in the first round of a combat")

    def parts(self) -> list[Part]:
        return [Part(text=Said("1st")), Part(icon="attack")]


VERBS.teach("first_strike", FirstStrike.read)


class Pin(Change):
    """pin = true. EH-SP-13: no other player may retreat from it."""

    def __init__(self) -> None:
        super().__init__("pin", 1, Worth(owned=0.38, cruiser=0.3, drone=0.3, gunship=0.4))

    @staticmethod
    def read(entry: Entry) -> Pin:
        entry.flag()
        return Pin()

    def text(self) -> Said:
        return Said("no other player may retreat from a combat with it")

    def parts(self) -> list[Part]:
        return [Part(icon="lock"), Part(icon="arrow")]


VERBS.teach("pin", Pin.read)


class DiceAtMarauders(Change):
    """dice_vs_marauders = 1. EH-SP-15: more dice where the target is the marauders."""

    def __init__(self, dice: int) -> None:
        super().__init__("dice_vs_marauders", dice, Worth(owned=0.2, cruiser=0.2, drone=0.15, gunship=0.2))

    @staticmethod
    def read(entry: Entry) -> DiceAtMarauders:
        entry.only()
        return DiceAtMarauders(entry.whole())

    def text(self) -> Said:
        return Many(self.amount, "{n} more die against marauders", "{n} more dice against marauders")

    def parts(self) -> list[Part]:
        return [
            Part(text=Said("{by}", by=f"{self.amount:+d}")),
            Part(icon="die-any"),
            Part(icon="arrow", quiet=True),
            Part(icon="skull"),
        ]


VERBS.teach("dice_vs_marauders", DiceAtMarauders.read)


class DrawMore(Change):
    """draw_extra = 1. EH-SP-15: a larger draw for each marauder fleet destroyed."""

    def __init__(self, cards: int) -> None:
        super().__init__("draw_extra", cards, Worth(owned=0.13, cruiser=0.1, drone=0.05, gunship=0.1))

    @staticmethod
    def read(entry: Entry) -> DrawMore:
        entry.only()
        return DrawMore(entry.whole())

    def text(self) -> Said:
        return Many(
            self.amount,
            "look at {n} more card for each marauder fleet destroyed",
            "look at {n} more cards for each marauder fleet destroyed",
        )

    def parts(self) -> list[Part]:
        return [Part(text=Said("{by}", by=f"{self.amount:+d}")), Part(icon="deck")]


VERBS.teach("draw_extra", DrawMore.read)
