"""Ships of one side by type: transports, fighters, science vessels, heavy cruisers."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.said import Many, Said, series

TRANSPORT: Final = 0
FIGHTER: Final = 1
SCIENCE_VESSEL: Final = 2
HEAVY_CRUISER: Final = 3
SHIPS: Final[tuple[str, ...]] = ("transport", "fighter", "science vessel", "heavy cruiser")
SHIP_IDS: Final[tuple[str, ...]] = ("transport", "fighter", "science_vessel", "heavy_cruiser")
SHIP_TYPES: Final[tuple[int, ...]] = (TRANSPORT, FIGHTER, SCIENCE_VESSEL, HEAVY_CRUISER)
KINDS: Final = 4
NO_SHIP: Final = -1

Fleet = tuple[int, ...]
"""How many of each type."""
NO_FLEET: Final[Fleet] = (0,) * KINDS


def plus(fleet: Fleet, ship: int) -> Fleet:
    return changed(fleet, ship, 1)


def minus(fleet: Fleet, ship: int) -> Fleet:
    return changed(fleet, ship, -1)


def both(one: Fleet, other: Fleet) -> Fleet:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def size(fleet: Fleet) -> int:
    return fleet[0] + fleet[1] + fleet[2] + fleet[3]


def types_in(fleet: Fleet) -> list[int]:
    return [ship for ship in SHIP_TYPES if fleet[ship]]


def ship_count(ship: int, n: int) -> Said:
    """`2 transports`, `1 fighter`"""
    if ship == 0:
        return Many(n, "{n} transport", "{n} transports")
    if ship == 1:
        return Many(n, "{n} fighter", "{n} fighters")
    if ship == 2:
        return Many(n, "{n} science vessel", "{n} science vessels")
    return Many(n, "{n} heavy cruiser", "{n} heavy cruisers")


def fleet_said(ships: Fleet) -> Said:
    """`2 transports and 1 fighter`, or `no ships`."""
    found = [ship_count(ship, ships[ship]) for ship in SHIP_TYPES if ships[ship]]
    return series(found) if found else Said("no ships")
