"""Effects on where ships can go, and what happens to them on the way."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.event_horizon.cards.effects.effect import VERBS, Change, Worth
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, figure

CHEAP_ENTRY: Final[dict[str, Worth]] = {
    "asteroid": Worth(carried=0.12, token=0.14, owned=0.1, cruiser=0.1, drone=0.1, gunship=0.05),
    "debris": Worth(owned=0.1, cruiser=0.1, drone=0.1, gunship=0.05),
}
"""The terrain that costs more than one movement, and what it is worth to enter it for one."""


class Terrain(Change):
    """terrain = "asteroid", cost = 1. EH-SU-12: entering it costs as little as empty space."""

    def __init__(self, terrain: str) -> None:
        super().__init__(terrain, 1, CHEAP_ENTRY[terrain])

    @staticmethod
    def read(entry: Entry) -> Terrain:
        entry.only("cost")
        terrain = entry.name(CHEAP_ENTRY)
        if entry.whole("cost") != 1:
            raise entry.wrong(f"{entry.verb}: only a cost of 1 is known, got {entry.whole('cost')}")
        return Terrain(terrain)

    def text(self) -> Said:
        return (
            Said("entering asteroid costs 1") if self.name == "asteroid" else Said("entering debris costs 1")
        )

    def parts(self) -> list[Part]:
        return [Part(icon=f"kind-{self.name}"), figure(1), Part(icon="speed")]


VERBS.teach("terrain", Terrain.read)


class Immune(Change):
    """immune = "debris". EH-SU-12: debris does it no damage."""

    def __init__(self) -> None:
        super().__init__(
            "immune", 1, Worth(carried=0.12, token=0.14, owned=0.15, cruiser=0.1, drone=0.2, gunship=0.1)
        )

    @staticmethod
    def read(entry: Entry) -> Immune:
        entry.only()
        entry.name(["debris"])
        return Immune()

    def text(self) -> Said:
        return Said("takes no damage from debris")

    def parts(self) -> list[Part]:
        return [Part(icon="shield"), Part(icon="kind-debris")]


VERBS.teach("immune", Immune.read)


class Scout(Change):
    """scout = true. EH-SP-10: the last step may lead onto an unrevealed tile."""

    def __init__(self) -> None:
        super().__init__("scout", 1, Worth(owned=0.3, cruiser=0.5, drone=0.6, gunship=0.2))

    @staticmethod
    def read(entry: Entry) -> Scout:
        entry.flag()
        return Scout()

    def text(self) -> Said:
        return Said("may end its move on an unrevealed tile, which is revealed")

    def parts(self) -> list[Part]:
        return [Part(icon="speed"), Part(icon="arrow", quiet=True), Part(icon="kind-hidden")]


VERBS.teach("scout", Scout.read)


class RetreatHome(Change):
    """retreat = "home". EH-SP-14: a retreating fleet may jump to its starting tile."""

    def __init__(self) -> None:
        super().__init__("retreat", 1, Worth(owned=0.4, cruiser=0.3, drone=0.3, gunship=0.2))

    @staticmethod
    def read(entry: Entry) -> RetreatHome:
        entry.only()
        entry.name(["home"])
        return RetreatHome()

    def text(self) -> Said:
        return Said("a retreating fleet with it may jump to its starting tile")

    def parts(self) -> list[Part]:
        return [Part(icon="arrow"), Part(icon="wormhole")]


VERBS.teach("retreat", RetreatHome.read)
