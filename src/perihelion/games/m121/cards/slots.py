"""What the powers of a player add up to: one number for each kind of power. MX-POW-02: all powers add up.

Powers that may be restricted have a row of numbers: for any card, for each type, for each keyword."""

from __future__ import annotations

from typing import Final

TYPES: Final[tuple[str, ...]] = ("grey", "brown", "red", "green", "diverse", "barren")
COLOURS: Final[tuple[str, ...]] = TYPES[:4]
KEYWORDS: Final[tuple[str, ...]] = ("CORPORATION", "GOVERNMENT", "HIDDEN", "RESISTANCE")
PHASES: Final[tuple[str, ...]] = ("Advance", "Build", "Colonise", "Deliver", "Expand")
ADVANCE: Final = 0
BUILD: Final = 1
COLONISE: Final = 2
DELIVER: Final = 3
EXPAND: Final = 4
DIVERSE: Final = 4
BARREN: Final = 5
NO_TYPE: Final = 6
"""The type of an infrastructure card; as a restriction, none."""
NO_KEYWORD: Final = 4
ANY_CUBE: Final = 4
"""What a white demand space accepts; as a restriction, none."""

# A row: any card, the types and none, the keywords and none
OF_TYPE: Final = 1
OF_KEYWORD: Final = 8
ROW: Final = 13

TECH: Final = 0
TAKE: Final = 1
MILITARY: Final = 2
INVASION: Final = 3
DELIVERIES: Final = 4
TARGETS: Final = 5
INVASIONS: Final = 6
OPENING: Final = 7
"""Cards at the start of each of the five phases."""
ON_CUBE: Final = 12
"""Cards after delivering a cube of each colour, and of any."""
TO_OWN: Final = 17
ON_SALE: Final = 18
ANYONES_SALE: Final = 19
NEAR_DISCOUNT: Final = 20
NEAR_MILITARY: Final = 21
NEAR_DELIVERY: Final = 22
HERE_DELIVERY: Final = 23
"""Cards with such a power, which counts where they lie; the tables of the cards say how much."""
BUILD_DISCOUNT: Final = 24
COLONISE_DISCOUNT: Final = 37
POLITICAL_DISCOUNT: Final = 50
FREE_POLITICAL: Final = 63
ON_BUILD: Final = 76
ON_COLONISE: Final = 89
ON_CONQUEST: Final = 102
ON_POLITICS: Final = 115
ON_FRESH: Final = 128
"""Political influence where the player had no disk before."""
ON_INVASION: Final = 141
SLOTS: Final = 154


def in_row(slot: int, type: int, keyword: int) -> int:
    """Where a row has the number of this restriction."""
    if type != NO_TYPE:
        return slot + OF_TYPE + type
    return slot + OF_KEYWORD + keyword if keyword != NO_KEYWORD else slot


def matching(powers: tuple[int, ...], slot: int, type: int, keyword: int) -> int:
    """MX-POW-07, MX-POW-11. What a row is worth for a card of this type and keyword."""
    return powers[slot] + powers[slot + OF_TYPE + type] + powers[slot + OF_KEYWORD + keyword]
