"""What a data file may say: one record for each kind of component."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from perihelion.core.errors import DataError
from perihelion.core.said import Said
from perihelion.games.kit.data.records import Count, Record

Edge = Literal["NE", "E", "SE", "SW", "W", "NW"]
KindId = Literal["moon", "red", "yellow", "green", "blue", "asteroid", "debris", "empty", "start", "sun"]
Level = Annotated[int, msgspec.Meta(ge=1, le=10)]
Face = Annotated[int, msgspec.Meta(ge=2, le=7)]
"""The lowest face that hits; 7 is a thing that never fires."""


class Place(Record, frozen=True):
    id: str
    q: int
    r: int
    edges: list[Edge]


class Map(Record, frozen=True):
    place: Annotated[list[Place], msgspec.Meta(min_length=61, max_length=61)]


class Kind(Record, frozen=True):
    id: KindId
    name: Said
    """Within a sentence."""
    world: bool = False
    tier: Count = 0
    defense: Count = 0
    production: Count = 0
    slots: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    tech: Count = 0
    entry: Annotated[int, msgspec.Meta(ge=1)] = 1
    damage: Count = 0


class Kinds(Record, frozen=True):
    kind: Annotated[list[Kind], msgspec.Meta(min_length=10, max_length=10)]


class Tile(Record, frozen=True):
    id: str
    kind: KindId
    name: str


class Tiles(Record, frozen=True):
    tile: Annotated[list[Tile], msgspec.Meta(min_length=60, max_length=60)]


class Ship(Record, frozen=True):
    id: str
    name: str
    plural: str
    cost: Count
    speed: Count
    capture: Count
    hits_on: Face
    hp: Count
    dice: Count
    supply: Count
    level: Level


class Marauder(Record, frozen=True):
    hits_on: Face
    hp: Count
    dice: Count
    supply: Count


class Ships(Record, frozen=True):
    ship: Annotated[list[Ship], msgspec.Meta(min_length=4, max_length=4)]
    marauder: Marauder


class Upgrade(Record, frozen=True):
    id: str
    name: str
    level: Level
    effects: list[dict[str, Any]]
    rule: str = ""
    """The rule that says what it does."""


class Upgrades(Record, frozen=True):
    upgrade: Annotated[list[Upgrade], msgspec.Meta(min_length=8, max_length=8)]


class Special(Record, frozen=True):
    id: str
    name: str
    copies: Count
    effects: list[dict[str, Any]]


class Specials(Record, frozen=True):
    special: Annotated[list[Special], msgspec.Meta(min_length=14, max_length=14)]


class Row(Record, frozen=True):
    points: Annotated[list[Count], msgspec.Meta(min_length=13, max_length=13)]
    """By flags on the map, from none to twelve."""


class Tech(Record, frozen=True):
    levels: Level
    start: Level
    third_marker: Level
    second_slot: Level
    mine: Level
    cannon: Level
    mine_bonus: Level
    cannon_bonus: Level


class Prices(Record, frozen=True):
    tech: Count
    upgrade: Count
    refit: Count
    repair: Count
    mine: Count
    cannon: Count


class Pools(Record, frozen=True):
    mines: Count
    cannons: Count


class Enhancements(Record, frozen=True):
    mine: Count
    mine_bonus: Count
    cannon_defense: Count
    cannon_hits_on: Face


class Limits(Record, frozen=True):
    fleet: Count
    markers: Count
    rounds: Count
    free_round: Count
    setup_marauders: Count
    spawned_marauders: Count
    keep_from: Count
    cheapest_ship: Count


class Board(Record, frozen=True):
    row: Row
    tech: Tech
    prices: Prices
    pools: Pools
    enhancements: Enhancements
    limits: Limits


def check_level(place: str, level: int, levels: int) -> None:
    """What stands above the last level of the tech track could never be reached."""
    if level > levels:
        raise DataError(f"data/{place}: level {level} is above the tech track, which ends at {levels}")
