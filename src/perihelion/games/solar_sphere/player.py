"""One Command Centre with everything on and beside it."""

from __future__ import annotations

from perihelion.games.kit.masks import bit
from perihelion.games.solar_sphere.cards.ids import Card, Location
from perihelion.games.solar_sphere.cards.tables import ACTIVE_AT_START, INACTIVE_AT_START, RESERVE_AT_START


class Player:
    """What a player owns, as integers and lists of integers."""

    __slots__ = (
        "active",
        "auxiliary",
        "auxiliary_fresh",
        "auxiliary_gained",
        "claimed",
        "crew",
        "dice",
        "hexes",
        "icons",
        "inactive",
        "matrix",
        "morale",
        "reputation",
        "reserve",
        "retired",
        "satellites",
        "score",
        "stock",
        "used",
    )

    def __init__(
        self,
        score: int,
        reputation: int,
        morale: int,
        active: int,
        inactive: int,
        reserve: int,
        satellites: int,
        auxiliary: int,
        auxiliary_gained: bool,
        auxiliary_fresh: bool,
        used: int,
        hexes: int,
        stock: list[int],
        matrix: list[int],
        dice: list[int],
        icons: list[int],
        crew: list[int],
        retired: list[int],
        claimed: list[int],
    ) -> None:
        self.score = score
        self.reputation = reputation
        self.morale = morale
        self.active = active
        self.inactive = inactive
        self.reserve = reserve
        self.satellites = satellites
        """A bit for each Location."""
        self.auxiliary = auxiliary
        """The face of the auxiliary die on a port, 0 when it is elsewhere."""
        self.auxiliary_gained = auxiliary_gained
        self.auxiliary_fresh = auxiliary_fresh
        """Gained in the present turn, so not to be deployed in it."""
        self.used = used
        """A bit for each crew card turned sideways."""
        self.hexes = hexes
        """How many Sphere hexes this player has built."""
        self.stock = stock
        """Ore, gold, crystal."""
        self.matrix = matrix
        """How many spaces of each row are filled."""
        self.dice = dice
        """How many ship dice lie on each port; index 0 is unused."""
        self.icons = icons
        self.crew = crew
        self.retired = retired
        self.claimed = claimed

    def clone(self) -> Player:
        return Player(
            score=self.score,
            reputation=self.reputation,
            morale=self.morale,
            active=self.active,
            inactive=self.inactive,
            reserve=self.reserve,
            satellites=self.satellites,
            auxiliary=self.auxiliary,
            auxiliary_gained=self.auxiliary_gained,
            auxiliary_fresh=self.auxiliary_fresh,
            used=self.used,
            hexes=self.hexes,
            stock=self.stock[:],
            matrix=self.matrix[:],
            dice=self.dice[:],
            icons=self.icons[:],
            crew=self.crew[:],
            retired=self.retired[:],
            claimed=self.claimed[:],
        )

    def use(self, card: Card) -> None:
        """The crew card is turned sideways."""
        self.used |= bit(card)

    def refresh(self, card: Card) -> None:
        """The crew card stands upright again."""
        self.used &= ~bit(card)

    def launch(self, location: Location) -> None:
        """A satellite lies at the Location."""
        self.satellites |= bit(location)

    def recall(self, location: Location) -> None:
        self.satellites &= ~bit(location)


def new_player() -> Player:
    """SS-SETUP-14. A colour set on its Command Centre.

    SS-SETUP-15, SS-SETUP-16, SS-SETUP-18, SS-SETUP-21: all markers at 0. SS-SETUP-19: no die on a port.
    SS-SETUP-20: 6 drones active, 2 inactive, 12 in reserve. SS-SETUP-22: nothing else."""
    return Player(
        score=0,
        reputation=0,
        morale=0,
        active=ACTIVE_AT_START,
        inactive=INACTIVE_AT_START,
        reserve=RESERVE_AT_START,
        satellites=0,
        auxiliary=0,
        auxiliary_gained=False,
        auxiliary_fresh=False,
        used=0,
        hexes=0,
        stock=[0, 0, 0],
        matrix=[0, 0, 0],
        dice=[0] * 7,
        icons=[0] * 4,
        crew=[],
        retired=[],
        claimed=[],
    )
