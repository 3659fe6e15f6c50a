"""Places on a map of hexes, by axial coordinates (q, r): flat-top hexes, r downwards."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.tables import Table

Axial = tuple[int, int]

BEYOND: Final = -1
"""The place beyond the rim of the map."""
STEPS: Final[tuple[Axial, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""From a hex to its six neighbours, clockwise from the north."""


def around(places: list[Axial]) -> Table:
    """The number of each place's six neighbours, clockwise from the north."""
    number = {place: i for i, place in enumerate(places)}
    return tuple([tuple([number.get((q + a, r + b), BEYOND) for a, b in STEPS]) for q, r in places])


def neighbours(places: list[Axial]) -> Table:
    """The neighbours that each place has, clockwise from the north."""
    return tuple([tuple([place for place in row if place != BEYOND]) for row in around(places)])


def distance(a: Axial, b: Axial) -> int:
    """Steps from one place to another."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))
