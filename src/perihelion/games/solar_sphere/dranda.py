"""What the automatic opponent of the solo game owns; what it does is in `solo/`."""

from __future__ import annotations

from perihelion.core.piles import Pile, full_pile
from perihelion.games.solar_sphere.cards.tables import DRANDA_CARDS, DRONES


class Dranda:
    """No Command Centre: a supply of drones, dice and a deck."""

    __slots__ = (
        "claimed",
        "colours",
        "crew",
        "deck",
        "dice",
        "discards",
        "hexes",
        "icons",
        "level",
        "opaque",
        "played",
        "removed",
        "score",
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
        self.level = level
        self.score = score
        self.supply = supply
        self.removed = removed
        """Drones discarded from the game."""
        self.opaque = opaque
        """A bit for each opaque die that is still unused."""
        self.hexes = hexes
        self.deck = deck
        self.icons = icons
        self.dice = dice
        """The faces of its dice from left to right."""
        self.colours = colours
        """The colours of those dice."""
        self.played = played
        """The cards above its dice."""
        self.discards = discards
        self.crew = crew
        self.claimed = claimed

    def clone(self) -> Dranda:
        return Dranda(
            self.level,
            self.score,
            self.supply,
            self.removed,
            self.opaque,
            self.hexes,
            self.deck,
            self.icons[:],
            self.dice[:],
            self.colours[:],
            self.played[:],
            self.discards[:],
            self.crew[:],
            self.claimed[:],
        )


def new_dranda(level: int) -> Dranda:
    """SS-SOLO-01, SS-SOLO-03, SS-SOLO-04, SS-SOLO-05. A level, 20 drones in supply, three opaque dice, 12
    cards."""
    return Dranda(
        level=level,
        score=0,
        supply=DRONES,
        removed=0,
        opaque=0b111,
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
