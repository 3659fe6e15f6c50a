"""What cards count, by the words of the data files, and VP for so many of it."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import DataError, nearest
from perihelion.games.kit.values import Value

COUNTS: Final[tuple[str, ...]] = (
    "none",
    "development",
    "different_development_types",
    "adjacent_pair_of_own_developments",
    "module:science",
    "module:industry",
    "module:commerce",
    "module:civilization",
    "set_of_4_module_types",
    "undamaged_module_beyond_4",
    "moon_on_station",
    "nebula_moon_on_station",
    "moon_slotted",
    "tactics_in_hand",
    "2_resources_other_than_tactics",
    "leader_on_station",
    "ship_out_of_supply_beyond_3",
    "ship_upgrade_or_unity_token",
    "track_spaces:supremacy",
    "track_at_level_2_or_more",
    "track_at_level_3",
    "battle_won_with_raiders_defeated",
    "relic",
    "own_ships_on_map",
    "own_ships_in_active_region",
    "own_ships_scrapped_now",
    "opposing_ships_in_active_region",
    "opposing_players_in_battle",
)
NONE: Final = 0
COUNT_DEVELOPMENTS: Final = 1
COUNT_DEVELOPMENT_TYPES: Final = 2
COUNT_ADJACENT_PAIRS: Final = 3
COUNT_SCIENCE: Final = 4
COUNT_INDUSTRY: Final = 5
COUNT_COMMERCE: Final = 6
COUNT_CIVILIZATION: Final = 7
COUNT_SETS: Final = 8
COUNT_UNDAMAGED: Final = 9
COUNT_MOONS: Final = 10
COUNT_NEBULA_MOONS: Final = 11
COUNT_SLOTTED: Final = 12
COUNT_HAND: Final = 13
COUNT_PAIRS: Final = 14
COUNT_LEADERS: Final = 15
COUNT_SHIPS: Final = 16
COUNT_UPGRADES: Final = 17
COUNT_SUPREMACY: Final = 18
COUNT_LEVEL_2: Final = 19
COUNT_LEVEL_3: Final = 20
COUNT_RAIDERS_BEATEN: Final = 21
COUNT_RELICS: Final = 22
COUNT_ON_MAP: Final = 23
COUNT_HERE: Final = 24
COUNT_SCRAPPED: Final = 25
COUNT_OPPOSING: Final = 26
COUNT_RIVALS: Final = 27
NO_LIMIT: Final = 1 << 20


def count_of(place: str, word: str) -> int:
    """The number of a word of the data files."""
    if word not in COUNTS:
        raise DataError(f"data/{place}: unknown count '{word}'{nearest(word, COUNTS)}")
    return COUNTS.index(word)


class Goal(Value):
    """VP at the end: a base, and so many for each thing counted, at most so many in all."""

    __slots__ = ("base", "most", "per", "points")

    def __init__(self, per: int, base: int, points: int, most: int) -> None:
        self.per: Final = per
        self.base: Final = base
        self.points: Final = points
        self.most: Final = most

    def worth(self, count: int) -> int:
        return min(self.most, self.base + self.points * count)


def goal_of(place: str, per: str, base: int, points: int, most: int) -> Goal:
    return Goal(count_of(place, per), base, points, most)
