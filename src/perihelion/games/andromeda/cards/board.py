"""The map: 27 spaces in reading order, then the nebulae; Alliance bases and special regions. A mask has a bit
for each region."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from perihelion.core.errors import DataError
from perihelion.games.andromeda.data.boxes import more, sets_of, widened
from perihelion.games.andromeda.data.records import Map, MoreMap
from perihelion.games.kit.masks import below, mask_of, members_of
from perihelion.games.kit.tables import Table, check_lists
from perihelion.records.data import read_toml
from perihelion.records.folders import data_folder

DATA: Final = data_folder(Path(__file__).parents[1])
PRINTED: Final = read_toml(DATA / "map.toml", Map)
MORE: Final = more("map.toml", MoreMap)
MAP: Final = widened(PRINTED, MORE, "special_region")

PLAYER_NAMES: Final[tuple[str, ...]] = ("yellow", "blue", "green", "pink", "white")
"""AE-PSET-01. The order of the colours."""

SPACE_COUNT: Final = len(MAP.space)
NEBULAE: Final[tuple[int, ...]] = tuple([SPACE_COUNT + i for i in range(len(MAP.nebula))])
"""The regions of the nebulae, in the order of their numbers."""
REGIONS: Final[tuple[str, ...]] = tuple([s.id for s in MAP.space] + [n.id for n in MAP.nebula])
REGION_COUNT: Final = len(REGIONS)
X: Final[tuple[int, ...]] = tuple([s.x for s in MAP.space] + [n.x for n in MAP.nebula])
Y: Final[tuple[int, ...]] = tuple([s.y for s in MAP.space] + [n.y for n in MAP.nebula])
check_lists({"map.toml: id": list(REGIONS)})
ALL_SPACES: Final = below(SPACE_COUNT)
ALL_NEBULAE: Final = mask_of(NEBULAE)

OPPOSITE: Final = {"NE": "SW", "E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE"}
ADJACENT: Final[dict[str, Mapping[str, str]]] = {}
for _space in MAP.space:
    ADJACENT[_space.id] = {str(direction): other for direction, other in _space.adj.items()}
for _nebula in MAP.nebula:
    ADJACENT[_nebula.id] = {str(direction): other for direction, other in _nebula.adj.items()}


def check_adjacency() -> None:
    """AE-MAP-02. Whatever is a neighbour to the east has its neighbour in the west."""
    for name, row in ADJACENT.items():
        for direction, other in row.items():
            if ADJACENT[other].get(OPPOSITE[direction]) != name:
                raise DataError(f"data/map.toml: {name}: {direction}: {other} does not lie there")


check_adjacency()
NEIGHBOURS: Final[Table] = tuple(
    [tuple(sorted([REGIONS.index(other) for other in ADJACENT[name].values()])) for name in REGIONS]
)
NEXT_TO: Final[tuple[int, ...]] = tuple([mask_of(row) for row in NEIGHBOURS])


def distances_from(start: int) -> tuple[int, ...]:
    """AE-MAP-03. The fewest steps to each region, across whatever lies on the way."""
    found = {start: 0}
    front = [start]
    while front:
        step = [other for region in front for other in NEIGHBOURS[region] if other not in found]
        found |= dict.fromkeys(step, 1 + max(found.values()))
        front = sorted(set(step))
    if len(found) < REGION_COUNT:
        raise DataError("data/map.toml: some regions cannot be reached")
    return tuple([found[region] for region in range(REGION_COUNT)])


DISTANCE: Final[Table] = tuple([distances_from(region) for region in range(REGION_COUNT)])
FARTHEST: Final = max([max(row) for row in DISTANCE])
WITHIN: Final[Table] = tuple(
    [
        tuple(
            [
                mask_of([r for r in range(REGION_COUNT) if DISTANCE[region][r] <= steps])
                for region in range(REGION_COUNT)
            ]
        )
        for steps in range(FARTHEST + 1)
    ]
)
"""AE-MAP-04. By range, and the region from which it is counted."""


def within(regions: int, steps: int) -> int:
    """All regions within a range of any of these."""
    reach = WITHIN[steps if steps < FARTHEST else FARTHEST]
    found = 0
    for region in members_of(regions, REGION_COUNT):
        found |= reach[region]
    return found


# What is laid on the spaces

BASES: Final[tuple[str, ...]] = tuple([base.name for base in MAP.alliance_base])
BASE_IDS: Final[tuple[str, ...]] = tuple([base.id for base in MAP.alliance_base])
BASE_COUNT: Final = len(BASES)
SHIPYARD: Final = BASE_IDS.index("BA-SY")
MAXIMUS_FIELD: Final = BASE_IDS.index("BA-MF")
ODESSA_FIELD: Final = BASE_IDS.index("BA-OF")
DEVELOPMENT_OFFICE: Final = BASE_IDS.index("BA-DO")
MONOLITH: Final = BASE_IDS.index("BA-MA")
TRADE_HUB: Final = BASE_IDS.index("BA-TH")
SPECIALS: Final[tuple[str, ...]] = tuple([special.name for special in MAP.special_region])
SPECIAL_IDS: Final[tuple[str, ...]] = tuple([special.id for special in MAP.special_region])
SPECIAL_COPIES: Final[tuple[int, ...]] = tuple([special.copies for special in MAP.special_region])
SPECIAL_POINTS: Final[tuple[int, ...]] = tuple([s.vp_per_adjacent_development for s in MAP.special_region])
QUASAR: Final = 0
VORTEX: Final = 1
check_lists({"map.toml: alliance_base": list(BASES), "map.toml: special_region": list(SPECIALS)})

SPECIAL_SET: Final[tuple[int, ...]] = sets_of(PRINTED.special_region, MORE, "special_region")


def by_sides(printed: dict[str, int], more: list[dict[str, int]]) -> dict[int, int]:
    """What hangs on the number of sides; expansions add numbers."""
    return {int(sides): n for table in (printed, *more) for sides, n in table.items()}


PLANETS_BY_SEATS: Final[dict[int, int]] = by_sides(MAP.setup.planets, [file.planets for file in MORE])
"""AE-SETUP-01, AE-SETUP-04."""
MOONS_PER_PLANET: Final[int] = MAP.setup.moons_per_planet
LEADERS: Final[int] = MAP.setup.leaders.per_player
LEADERS_ON_BASES: Final[int] = MAP.setup.leaders.per_alliance_base
LEADERS_ON_NEBULA: Final[int] = MAP.setup.leaders.on_rolled_nebula
LEADERS_ON_STATION: Final[int] = MAP.setup.leaders.on_station
START_S_RAIDERS: Final[int] = MAP.setup.s_class_raiders
START_CARDS: Final[int] = MAP.setup.tactics_cards
"""AE-PSET-05."""
START_TRANSPORTS: Final[int] = MAP.setup.transports_in_launch_bay
START_POINTS: Final[tuple[int, ...]] = tuple(MAP.vp_track.start)
LENGTHS: Final[dict[str, int]] = {
    "short": MAP.game_length.short,
    "medium": MAP.game_length.medium,
    "long": MAP.game_length.long,
}
EVENT_END: Final[int] = MAP.event_track.end
EVENT_START: Final[dict[int, int]] = by_sides(MAP.event_track.start, [file.event_start for file in MORE])


def start_points(place: int) -> int:
    """AE-FIRST-03. VP of whoever is so many places after the start player."""
    return START_POINTS[0] + place
