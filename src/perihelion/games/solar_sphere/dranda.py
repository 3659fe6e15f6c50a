"""What the automatic opponent of the solo game owns; what it does is in `solo/`."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Pile, full_pile
from perihelion.games.kit.masks import below, bit, has
from perihelion.games.solar_sphere.cards.ids import Colour
from perihelion.games.solar_sphere.cards.tables import (
    DIE_COLOURS,
    DRANDA_CARDS,
    DRONES,
    LEVEL_MORALE,
    LEVEL_REPUTATION,
)
from perihelion.games.solar_sphere.player import Contender

DRANDA_SIDE: Final = 1
"""SS-SOLO-01. The solo game has one seat, and DRANDA is the side after it."""


class Dranda(Contender):
    """No Command Centre: a supply of drones, dice and a deck."""

    __slots__ = (
        "colours",
        "deck",
        "dice",
        "discards",
        "hexes",
        "level",
        "opaque",
        "played",
        "removed",
        "supply",
    )

    def __init__(
        self,
        level: int,
        score: int,
        supply: int,
        removed: int,
        opaque: int,
        hexes: int,
        deck: Pile,
        icons: list[int],
        dice: list[int],
        colours: list[int],
        played: list[int],
        discards: list[int],
        crew: list[int],
        claimed: list[int],
    ) -> None:
        super().__init__(score, icons, crew, claimed)
        self.level = level
        self.supply = supply
        self.removed = removed
        """Drones discarded from the game."""
        self.opaque = opaque
        """A bit for each opaque die that is still unused."""
        self.hexes = hexes
        self.deck = deck
        self.dice = dice
        """The faces of its dice from left to right."""
        self.colours = colours
        """The colours of those dice."""
        self.played = played
        """The cards above its dice."""
        self.discards = discards

    def clone(self) -> Dranda:
        return Dranda(
            level=self.level,
            score=self.score,
            supply=self.supply,
            removed=self.removed,
            opaque=self.opaque,
            hexes=self.hexes,
            deck=self.deck,
            icons=self.icons[:],
            dice=self.dice[:],
            colours=self.colours[:],
            played=self.played[:],
            discards=self.discards[:],
            crew=self.crew[:],
            claimed=self.claimed[:],
        )

    def gain_morale(self, amount: int) -> None:
        """SS-SOLO-13. DRANDA scores it instead."""
        self.score += amount * LEVEL_MORALE[self.level]

    def gain_reputation(self, amount: int) -> None:
        """SS-SOLO-14. DRANDA scores it instead."""
        self.score += amount * LEVEL_REPUTATION[self.level]

    def bring_home(self, drones: int) -> None:
        """SS-SOLO-39. Back to the supply."""
        self.supply += drones

    def dice_left(self) -> int:
        """SS-SOLO-49."""
        return len(self.dice)

    def dice_total(self) -> int:
        """SS-SOLO-09."""
        return sum(self.dice)

    def has_opaque(self, colour: Colour) -> bool:
        """The opaque die of this colour is still unused."""
        return has(self.opaque, colour)

    def use_opaque(self, colour: Colour) -> None:
        self.opaque &= ~bit(colour)


def new_dranda(level: int) -> Dranda:
    """SS-SOLO-01, SS-SOLO-03, SS-SOLO-04, SS-SOLO-05. A level, 20 drones in supply, three opaque dice, 12
    cards."""
    return Dranda(
        level=level,
        score=0,
        supply=DRONES,
        removed=0,
        opaque=below(len(DIE_COLOURS)),
        hexes=0,
        deck=full_pile([1] * len(DRANDA_CARDS)),
        icons=[0] * 4,
        dice=[],
        colours=[],
        played=[],
        discards=[],
        crew=[],
        claimed=[],
    )
