"""One player: hand, disks, tech and what the own cards add up to. A mask has a bit for each space or gap."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import Hand
from perihelion.games.m121.cards.board import START_LEVEL
from perihelion.games.m121.cards.slots import COLOURS, SLOTS, TYPES

NO_POWERS: Final[tuple[int, ...]] = (0,) * SLOTS


class Player:
    """What a player has. Every field is a number or a value, so that a copy shares them."""

    __slots__ = (
        "controlled",
        "delivered",
        "delivered_to",
        "hand",
        "influenced",
        "level",
        "owned",
        "placed",
        "powers",
        "reach",
        "research",
        "sold",
        "starts",
        "touch",
    )

    def __init__(
        self,
        hand: Hand,
        starts: tuple[int, ...],
        placed: int,
        research: int,
        level: int,
        powers: tuple[int, ...],
        influenced: int,
        controlled: int,
        owned: int,
        reach: int,
        touch: int,
        delivered: tuple[int, ...],
        delivered_to: tuple[int, ...],
        sold: int,
    ) -> None:
        self.hand = hand
        self.starts = starts
        """MX-SETUP-03. The start systems of which one is to be kept; nobody else sees them."""
        self.placed = placed
        """MX-DISK-01. Influence disks that were put out, proxies included."""
        self.research = research
        """MX-DISK-04. Those of them that lie on the research symbol."""
        self.level = level
        """Where the tech disk lies on the track."""
        self.powers = powers
        """What all powers add up to, by slot."""
        self.influenced = influenced
        """MX-INFL-04. Spaces with an own disk, with or without a system."""
        self.controlled = controlled
        """Systems that the player controls."""
        self.owned = owned
        """Gaps with own infrastructure."""
        self.reach = reach
        """MX-COL-02, MX-EXP-03. Spaces next to an own disk, or at a corner of own infrastructure."""
        self.touch = touch
        """MX-BLD-05. Gaps of which a corner holds a system with an own disk."""
        self.delivered = delivered
        """MX-DEL-17. Cubes delivered, by colour."""
        self.delivered_to = delivered_to
        """MX-DEL-17. Cubes delivered, by the type of the system that got them."""
        self.sold = sold

    def clone(self) -> Player:
        return Player(
            hand=self.hand,
            starts=self.starts,
            placed=self.placed,
            research=self.research,
            level=self.level,
            powers=self.powers,
            influenced=self.influenced,
            controlled=self.controlled,
            owned=self.owned,
            reach=self.reach,
            touch=self.touch,
            delivered=self.delivered,
            delivered_to=self.delivered_to,
            sold=self.sold,
        )


def new_player() -> Player:
    """MX-SETUP-02, MX-SETUP-12. All disks in the supply, the tech disk on level 1, no card."""
    return Player(
        hand=Hand(),
        starts=(),
        placed=0,
        research=0,
        level=START_LEVEL,
        powers=NO_POWERS,
        influenced=0,
        controlled=0,
        owned=0,
        reach=0,
        touch=0,
        delivered=(0,) * len(COLOURS),
        delivered_to=(0,) * len(TYPES),
        sold=0,
    )
