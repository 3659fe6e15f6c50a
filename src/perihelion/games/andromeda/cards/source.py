"""What a list of effects belongs to."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.values import Value

OF_MODULE: Final = 0
OF_CARD: Final = 1
OF_TOKEN: Final = 2
OF_ABILITY: Final = 3
OF_BASE: Final = 4
OF_PLANET: Final = 5
OF_EVENT: Final = 6
OF_RAIDER: Final = 7
OF_FACTION: Final = 8
OF_UPGRADE: Final = 9
OF_OPERATIONS: Final = 10
OF_MOON: Final = 11
OF_SPECIAL: Final = 12
OF_ENERGY: Final = 13


class Source(Value):
    """A module, card, token or the like, by its kind and number."""

    __slots__ = ("kind", "number", "owner", "serial")

    def __init__(self, kind: int, number: int, serial: int = -1, owner: int = -1) -> None:
        self.kind: Final = kind
        self.number: Final = number
        """Which card it is, or how much energy."""
        self.serial: Final = serial
        """The module of a station whose slots are meant."""
        self.owner: Final = owner
        """Whose card it is, where others do what it says."""
