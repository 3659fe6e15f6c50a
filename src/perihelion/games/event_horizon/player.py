"""One player: card, schematic, ships and cards."""

from __future__ import annotations

from typing import Final, NewType

from perihelion.core.said import Said
from perihelion.games.event_horizon.cards.tables import HOME_PRODUCTION, NOWHERE, START_LEVEL

EMPTY_SLOT: Final = -1
Ship = NewType("Ship", int)
"""A ship or port on the map, see `fleet.ship_on`."""

# Where victory points come from
ROW: Final = 0
CAPTURES: Final = 1
BATTLES: Final = 2
MARAUDER_BATTLES: Final = 3
OVERFLOW: Final = 4
SOURCES: Final[tuple[Said, ...]] = (
    Said("flag row"),
    Said("captures"),
    Said("battles"),
    Said("marauders"),
    Said("tech overflow"),
)


class Player:
    """What a player owns, as integers and lists of integers."""

    __slots__ = (
        "attached",
        "bought",
        "budget",
        "flags",
        "home",
        "level",
        "looking",
        "markers",
        "new_ports",
        "occupied",
        "points",
        "probe",
        "production",
        "ships",
        "slots",
        "specials",
    )

    def __init__(
        self,
        home: int,
        level: int,
        production: int,
        budget: int,
        flags: int,
        occupied: int,
        markers: int,
        new_ports: int,
        probe: int,
        points: list[int],
        ships: list[Ship],
        bought: list[int],
        slots: list[int],
        attached: list[int],
        specials: list[int],
        looking: list[int],
    ) -> None:
        self.home = home
        """The tile with the starting wormhole."""
        self.level = level
        self.production = production
        self.budget = budget
        """What is left to spend in the own Build."""
        self.flags = flags
        """How many flags are on the map."""
        self.occupied = occupied
        """EH-GEN-05. A bit for each tile with a ship or port."""
        self.markers = markers
        """A bit for each tile with an unused order marker."""
        self.new_ports = new_ports
        """A bit for each tile with a port built in this Build."""
        self.probe = probe
        """The meeting point where the exploratory vehicle lies."""
        self.points = points
        """Victory points by source."""
        self.ships = ships
        """Every ship and port on the map; sorted."""
        self.bought = bought
        """Ships of each type that wait to be placed."""
        self.slots = slots
        """The S.U. in the two slots of each type."""
        self.attached = attached
        """The special of each type."""
        self.specials = specials
        """Specials owned and not attached; sorted."""
        self.looking = looking
        """The cards of a draw from which one is to be kept; nobody else sees them."""

    def clone(self) -> Player:
        return Player(
            home=self.home,
            level=self.level,
            production=self.production,
            budget=self.budget,
            flags=self.flags,
            occupied=self.occupied,
            markers=self.markers,
            new_ports=self.new_ports,
            probe=self.probe,
            points=self.points[:],
            ships=self.ships[:],
            bought=self.bought[:],
            slots=self.slots[:],
            attached=self.attached[:],
            specials=self.specials[:],
            looking=self.looking[:],
        )


def new_player() -> Player:
    """EH-SETUP-13, EH-SETUP-15. Production 4, tech level 1, no points, no flags, no ships."""
    return Player(
        home=NOWHERE,
        level=START_LEVEL,
        production=HOME_PRODUCTION,
        budget=0,
        flags=0,
        occupied=0,
        markers=0,
        new_ports=0,
        probe=NOWHERE,
        points=[0] * len(SOURCES),
        ships=[],
        bought=[0, 0, 0],
        slots=[EMPTY_SLOT] * 6,
        attached=[EMPTY_SLOT] * 3,
        specials=[],
        looking=[],
    )
