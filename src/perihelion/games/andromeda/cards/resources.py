"""The six resources, and amounts of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from perihelion.core.errors import DataError, nearest

TITANIUM: Final = 0
NANOCARBON: Final = 1
ICE: Final = 2
CREDIT: Final = 3
ENERGY: Final = 4
TACTICS: Final = 5
BASIC: Final = 6
"""Titanium, nanocarbon or ice, chosen unit by unit."""
ANY: Final = 7
"""Any of the six, chosen unit by unit."""
MATERIALS: Final[tuple[int, ...]] = (TITANIUM, NANOCARBON, ICE)
"""AE-RES-02. What a credit replaces."""
STORED: Final[tuple[int, ...]] = (TITANIUM, NANOCARBON, ICE, CREDIT, ENERGY)
"""What lies in the stores; cards are held."""
RESOURCES: Final[tuple[str, ...]] = ("titanium", "nanocarbon", "ice", "credit", "energy", "tactics")
"""AE-RES-01."""
AMOUNTS: Final[tuple[str, ...]] = (*RESOURCES, "basic", "any")

Amounts = tuple[int, ...]
"""So many of each of the six resources, of basic and of any; or of the five that are stored."""
NOTHING: Final[Amounts] = (0,) * len(AMOUNTS)
NO_STOCK: Final[Amounts] = (0,) * len(STORED)


def amounts(place: str, table: Mapping[str, int], names: Iterable[str] = AMOUNTS) -> Amounts:
    """`{ ice = 3, energy = 1 }` of a data file."""
    known = list(names)
    for name, amount in table.items():
        if name not in known:
            raise DataError(f"data/{place}: unknown resource '{name}'{nearest(name, known)}")
        if type(amount) is not int or amount < 0:
            raise DataError(f"data/{place}: {name}: expected a number from 0 on, got {amount!r}")
    return tuple([table.get(name, 0) for name in AMOUNTS])
