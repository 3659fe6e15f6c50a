"""One Command Centre with everything on and beside it, and what it has in common with DRANDA."""

from __future__ import annotations

from perihelion.games.kit.masks import bit
from perihelion.games.solar_sphere.cards.ids import Card, Icon, Location, Ship
from perihelion.games.solar_sphere.cards.tables import (
    ACTIVE_AT_START,
    FACES,
    INACTIVE_AT_START,
    RESERVE_AT_START,
    TOP_COLUMN,
    TOP_REPUTATION,
)


class Contender:
    """A player or DRANDA: score, faction icons, crew and claimed ships. The rules speak to both in the same
    words."""

    __slots__ = ("claimed", "crew", "icons", "score")

    def __init__(self, score: int, icons: list[int], crew: list[int], claimed: list[int]) -> None:
        self.score = score
        self.icons = icons
        self.crew = crew
        self.claimed = claimed

    def gain_points(self, points: int) -> None:
        """SS-SCORE-01, SS-SCORE-03. Points count at once; penalties may take the score below zero."""
        self.score += points

    def gain_icon(self, faction: Icon) -> None:
        """SS-FAC-01, SS-FAC-04, SS-CREW-11. The faction marker moves at once, and never back."""
        self.icons[faction] += 1

    def claim(self, ship: Ship) -> None:
        """SS-BAT-08. The card of a Resistance ship lies before this side."""
        self.claimed.append(ship)

    def gain_morale(self, amount: int) -> None:
        raise NotImplementedError

    def gain_reputation(self, amount: int) -> None:
        raise NotImplementedError

    def bring_home(self, drones: int) -> None:
        """SS-BAT-09. Drones come back from a ship."""
        raise NotImplementedError

    def dice_left(self) -> int:
        """How many dice there are still to deploy this round."""
        raise NotImplementedError

    def dice_total(self) -> int:
        """SS-DOCK-02. The faces of the ship dice; SS-AUX-03: not of the auxiliary die."""
        raise NotImplementedError


class Player(Contender):
    """What a player owns, as integers and lists of integers."""

    __slots__ = (
        "active",
        "auxiliary",
        "auxiliary_fresh",
        "auxiliary_gained",
        "dice",
        "hexes",
        "inactive",
        "matrix",
        "morale",
        "reputation",
        "reserve",
        "retired",
        "satellites",
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
        super().__init__(score, icons, crew, claimed)
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
        self.retired = retired

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

    def gain_morale(self, amount: int) -> None:
        """SS-MOR-01, SS-MOR-02. Up to column 18; each morale beyond it scores 1 point."""
        self.morale += amount
        if self.morale > TOP_COLUMN:
            self.score += self.morale - TOP_COLUMN
            self.morale = TOP_COLUMN

    def lose_morale(self, amount: int) -> None:
        """SS-MOR-03. Down to column 0; 2 points for each morale that is missing."""
        self.morale -= amount
        if self.morale < 0:
            self.score += 2 * self.morale
            self.morale = 0

    def gain_reputation(self, amount: int) -> None:
        """SS-REP-01, SS-REP-02. Up to step 6; what is beyond becomes morale, and SS-MOR-04 points once morale
        is full."""
        self.reputation += amount
        if self.reputation > TOP_REPUTATION:
            beyond = self.reputation - TOP_REPUTATION
            self.reputation = TOP_REPUTATION
            self.gain_morale(beyond)

    def bring_home(self, drones: int) -> None:
        """SS-BAT-09, SS-DRONE-08. They are inactive."""
        self.inactive += drones

    def dice_left(self) -> int:
        """SS-AUX-06. An auxiliary die is one more turn, also after all others have ended theirs."""
        return sum(self.dice) + (1 if self.auxiliary else 0)

    def dice_total(self) -> int:
        return sum([face * self.dice[face] for face in FACES])

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
