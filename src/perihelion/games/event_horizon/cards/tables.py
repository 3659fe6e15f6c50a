"""Every printed fact, read from `data/` into constant tables. Tiles, ships, cards are numbers; these tables
say the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from perihelion.games.event_horizon.data import records
from perihelion.games.kit import hexes
from perihelion.games.kit.masks import below, mask_of
from perihelion.games.kit.tables import Table, check_lists
from perihelion.records.data import read_toml
from perihelion.records.folders import data_folder

DATA: Final = data_folder(Path(__file__).parents[1])
PLACES: Final = read_toml(DATA / "map.toml", records.Map).place
KIND_FILE: Final = read_toml(DATA / "kinds.toml", records.Kinds).kind
TILE_FILE: Final = read_toml(DATA / "tiles.toml", records.Tiles).tile
SHIP_FILE: Final = read_toml(DATA / "ships.toml", records.Ships)
UPGRADE_FILE: Final = read_toml(DATA / "upgrades.toml", records.Upgrades).upgrade
SPECIAL_FILE: Final = read_toml(DATA / "specials.toml", records.Specials).special
BOARD: Final = read_toml(DATA / "board.toml", records.Board)

NOBODY: Final = -1
"""No seat and no side."""
PLAYER_NAMES: Final[tuple[str, ...]] = ("white", "orange", "purple", "teal", "pink", "grey")
MARAUDERS: Final = 6
"""The marauders as a side: the number after the last seat there could be."""
SIDES: Final[tuple[str, ...]] = (*PLAYER_NAMES, "marauders")
DIE_FACES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)


check_lists(
    {
        "map.toml: place": [place.id for place in PLACES],
        "kinds.toml: kind": [str(kind.id) for kind in KIND_FILE],
        "tiles.toml: id": [tile.id for tile in TILE_FILE],
        "tiles.toml: name": [tile.name for tile in TILE_FILE],
        "ships.toml: ship": [ship.id for ship in SHIP_FILE.ship],
        "upgrades.toml: id": [upgrade.id for upgrade in UPGRADE_FILE],
        "specials.toml: id": [special.id for special in SPECIAL_FILE],
    }
)
for _ship in SHIP_FILE.ship:
    records.check_level(f"ships.toml: {_ship.id}", _ship.level, BOARD.tech.levels)
for _upgrade in UPGRADE_FILE:
    records.check_level(f"upgrades.toml: {_upgrade.id}", _upgrade.level, BOARD.tech.levels)
for _name, _level in sorted(msgspec.structs.asdict(BOARD.tech).items()):
    records.check_level(f"board.toml: tech.{_name}", _level, BOARD.tech.levels)


# The map: tile 0 is the sun, then the rings outwards, D (inner), C, B, A (outer), each clockwise from the
# north

TILES: Final = tuple([place.id for place in PLACES])
TILE_COUNT: Final = 61
SUN: Final = 0
NOWHERE: Final = -1
"""No tile: beyond the rim, not yet placed, not leaving."""
DIRECTION_NAMES: Final[tuple[str, ...]] = (
    "north",
    "north-east",
    "south-east",
    "south",
    "south-west",
    "north-west",
)
"""EH-SETUP-01. The dial of the sun from 1 to 6, as the neighbours lie around a hex."""
AT: Final = [(place.q, place.r) for place in PLACES]
AROUND: Final = hexes.around(AT)
"""The six neighbours by the dial, NOWHERE beyond the rim."""
NEIGHBOURS: Final = hexes.neighbours(AT)
NEIGHBOUR_MASK: Final[tuple[int, ...]] = tuple([mask_of(row) for row in NEIGHBOURS])
DISTANCE: Final[Table] = tuple([tuple([hexes.distance(a, b) for b in AT]) for a in AT])
RING: Final = DISTANCE[SUN]
RINGS: Final = 4
RING_START: Final[tuple[int, ...]] = (0, 1, 7, 19, 37)
"""The first tile of each ring."""
OUTER: Final[tuple[int, ...]] = tuple([tile for tile in range(TILE_COUNT) if RING[tile] == RINGS])
EDGES: Final[tuple[str, ...]] = ("NE", "E", "SE", "SW", "W", "NW")
OPPOSITE: Final = len(EDGES) // 2
EDGE_MASK: Final[tuple[int, ...]] = tuple(
    [mask_of([EDGES.index(edge) for edge in place.edges]) for place in PLACES]
)
"""A bit for each edge of the map that a tile lies on; a corner has two."""
EVERYWHERE: Final = below(TILE_COUNT)


def meeting_points() -> list[tuple[int, ...]]:
    """EH-EV-02. The 96 points where three tiles meet: the east and the west corner of every hex, where all
    three exist."""
    points: list[tuple[int, ...]] = []
    for tile in range(TILE_COUNT):
        around = AROUND[tile]
        for first, second in ((1, 2), (5, 4)):
            if around[first] != NOWHERE and around[second] != NOWHERE:
                points.append((tile, around[first], around[second]))
    return points


POINTS: Final[Table] = tuple(meeting_points())
POINT_COUNT: Final = 96
POINT_MASK: Final[tuple[int, ...]] = tuple([mask_of(point) for point in POINTS])

# What lies on the map: face 0-59 is a tile of the box, then the starting tile and the sun

MOON: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLUE: Final = 4
ASTEROID: Final = 5
DEBRIS: Final = 6
EMPTY: Final = 7
START: Final = 8
SUN_KIND: Final = 9
KIND_IDS: Final = tuple([kind.id for kind in KIND_FILE])
KIND_NAMES: Final = tuple([kind.name for kind in KIND_FILE])

FACE_COUNT: Final = 60
START_FACE: Final = 60
SUN_FACE: Final = 61
UNSEEN: Final = -1
"""The face of a tile that nobody has seen."""
FACE_NAMES: Final = (*[tile.name for tile in TILE_FILE], "starting tile", "sun")
KIND: Final[tuple[int, ...]] = (*[KIND_IDS.index(tile.kind) for tile in TILE_FILE], START, SUN_KIND)
"""The kind of each face."""
FACES_OF_KIND: Final[Table] = tuple(
    [tuple([face for face in range(len(KIND)) if KIND[face] == kind]) for kind in range(10)]
)
RING_FACES: Final[tuple[int, ...]] = (0, 54, 42, 24, 0)
"""The first face of each ring; T1 comes first, so the outer ring has faces 0-23."""
RING_SIZE: Final[tuple[int, ...]] = (1, 6, 12, 18, 24)


def of_faces(values: list[int]) -> tuple[int, ...]:
    """A number of each kind, by face."""
    return tuple([values[kind] for kind in KIND])


IS_WORLD: Final = tuple([KIND_FILE[kind].world for kind in KIND])
DEFENSE: Final = of_faces([kind.defense for kind in KIND_FILE])
PRODUCTION: Final = of_faces([kind.production for kind in KIND_FILE])
SLOTS: Final = of_faces([kind.slots for kind in KIND_FILE])
TECH_TOKENS: Final = of_faces([kind.tech for kind in KIND_FILE])
"""EH-SETUP-04. What a planet carries until its first capture."""
ENTRY: Final = of_faces([kind.entry for kind in KIND_FILE])
HOME_PRODUCTION: Final = KIND_FILE[START].production

# Ships. A group is a type, the tokens it carries (a bit for each of the two slots) and its damage, as one
# number

CRUISER: Final = 0
DRONE: Final = 1
GUNSHIP: Final = 2
PORT: Final = 3
TYPES: Final[tuple[int, ...]] = (CRUISER, DRONE, GUNSHIP)
TYPE_NAMES: Final = tuple([ship.name for ship in SHIP_FILE.ship])
TYPE_PLURALS: Final = tuple([ship.plural for ship in SHIP_FILE.ship])
COST: Final = tuple([ship.cost for ship in SHIP_FILE.ship])
SPEED: Final = tuple([ship.speed for ship in SHIP_FILE.ship])
CAPTURE: Final = tuple([ship.capture for ship in SHIP_FILE.ship])
HITS_ON: Final = tuple([ship.hits_on for ship in SHIP_FILE.ship])
HP: Final = tuple([ship.hp for ship in SHIP_FILE.ship])
DICE: Final = tuple([ship.dice for ship in SHIP_FILE.ship])
SUPPLY: Final = tuple([ship.supply for ship in SHIP_FILE.ship])
"""EH-SETUP-05. Pieces of each type for a player."""
SHIP_LEVEL: Final = tuple([ship.level for ship in SHIP_FILE.ship])
MARAUDER_HITS_ON: Final = SHIP_FILE.marauder.hits_on
MARAUDER_DICE: Final = SHIP_FILE.marauder.dice
MARAUDER_SUPPLY: Final = SHIP_FILE.marauder.supply

PORT_GROUP: Final = 48
GROUP_COUNT: Final = 49
"""16 groups of each type that can be upgraded, and the port."""
BEST_FACE: Final = 2
"""EH-SU-18. A natural 1 always misses."""

# The player card

ROW_POINTS: Final = tuple(BOARD.row.points)
ROW_FLAGS: Final = len(ROW_POINTS) - 1
TOP_LEVEL: Final = BOARD.tech.levels
START_LEVEL: Final = BOARD.tech.start
THIRD_MARKER_LEVEL: Final = BOARD.tech.third_marker
SECOND_SLOT_LEVEL: Final = BOARD.tech.second_slot
MINE_LEVEL: Final = BOARD.tech.mine
CANNON_LEVEL: Final = BOARD.tech.cannon
MINE_BONUS_LEVEL: Final = BOARD.tech.mine_bonus
CANNON_BONUS_LEVEL: Final = BOARD.tech.cannon_bonus

TECH_PRICE: Final = BOARD.prices.tech
UPGRADE_PRICE: Final = BOARD.prices.upgrade
REFIT_PRICE: Final = BOARD.prices.refit
REPAIR_PRICE: Final = BOARD.prices.repair
MINE_PRICE: Final = BOARD.prices.mine
CANNON_PRICE: Final = BOARD.prices.cannon
MINES_EACH: Final = BOARD.pools.mines
CANNONS_EACH: Final = BOARD.pools.cannons
MINE_YIELD: Final = BOARD.enhancements.mine
MINE_BONUS: Final = BOARD.enhancements.mine_bonus
CANNON_DEFENSE: Final = BOARD.enhancements.cannon_defense
CANNON_HITS_ON: Final = BOARD.enhancements.cannon_hits_on

FLEET_LIMIT: Final = BOARD.limits.fleet
MARKERS: Final = BOARD.limits.markers
ROUNDS: Final = BOARD.limits.rounds
FREE_ROUND: Final = BOARD.limits.free_round
SETUP_MARAUDERS: Final = BOARD.limits.setup_marauders
SPAWNED_MARAUDERS: Final = BOARD.limits.spawned_marauders
KEEP_FROM: Final = BOARD.limits.keep_from
CHEAPEST_SHIP: Final = BOARD.limits.cheapest_ship
FLEETS: Final = 13
"""EH-LIM-03. The most marauder fleets a game can see: one for each player and one for each round from the
second."""

# Upgrades and specials

UPGRADES: Final = tuple([upgrade.name for upgrade in UPGRADE_FILE])
UPGRADE_COUNT: Final = 8
UPGRADE_LEVEL: Final = tuple([upgrade.level for upgrade in UPGRADE_FILE])
SPECIALS: Final = tuple([special.name for special in SPECIAL_FILE])
SPECIAL_COUNT: Final = 14
FACE_DOWN: Final = -1
"""A special whose face somebody may not see."""
SPECIAL_COPIES: Final = tuple([special.copies for special in SPECIAL_FILE])
