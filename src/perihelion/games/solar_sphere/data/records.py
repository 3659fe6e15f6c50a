"""What a data file may say: one record for each kind of component."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from perihelion.games.kit.data.records import Count, Record

Icon = Literal["helion", "meridian", "umbra", "silver"]
Colour = Literal["black", "green", "purple"]
Place = Literal["asteroid-belt", "sphere", "fleet", "crew-station", "salvage-ship"]
When = Literal["turn", "visit-sphere", "visit-crew-station", "visit-fleet", "battle-fail", "deploy"]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Cost(Record, frozen=True):
    ore: Count = 0
    gold: Count = 0
    crystal: Count = 0


class Hex(Record, frozen=True):
    id: str
    name: str
    value: Face
    cost: Cost
    icon: Icon
    benefits: list[dict[str, Any]]


class Hexes(Record, frozen=True):
    hex: Annotated[list[Hex], msgspec.Meta(min_length=18, max_length=18)]


class Ship(Record, frozen=True):
    id: str
    name: str
    players: list[int]
    resistance: Count
    bonuses: tuple[int, int, int]
    corporation: bool
    icons: list[Icon]


class Ships(Record, frozen=True):
    ship: list[Ship]


class Tier(Record, frozen=True):
    tier: int
    gold: Count
    any: Count
    points: Count


class Crew(Record, frozen=True):
    id: str
    name: str
    tier: Literal[1, 2, 3]
    when: When
    action: list[dict[str, Any]]
    retire: list[dict[str, Any]]
    icons: tuple[Icon, Icon]


class Crews(Record, frozen=True):
    tier: list[Tier]
    crew: list[Crew]


class Level(Record, frozen=True):
    id: str
    morale: Count
    reputation: Count
    deploys: Count
    discards: Count
    supply: Count


class DrandaCard(Record, frozen=True):
    id: str
    black: Place
    green: Place
    purple: Place
    order: tuple[Colour, Colour, Colour]


class DrandaDeck(Record, frozen=True):
    level: list[Level]
    card: list[DrandaCard]


class Position(Record, frozen=True):
    id: str
    q: int
    r: int


class Scoring(Record, frozen=True):
    id: str
    name: str
    six: list[str]
    four: list[str]
    two: list[str]


class Sphere(Record, frozen=True):
    position: Annotated[list[Position], msgspec.Meta(min_length=19, max_length=19)]
    scoring: list[Scoring]


class Drones(Record, frozen=True):
    active: Count
    inactive: Count
    reserve: Count


class Track(Record, frozen=True):
    reputation_columns: Annotated[int, msgspec.Meta(ge=1)]
    spanners: list[Annotated[int, msgspec.Meta(ge=1, le=18)]]
    points: Annotated[list[int], msgspec.Meta(min_length=19, max_length=19)]


class Ports(Record, frozen=True):
    bonuses: list[tuple[int, int, int]]


class Storage(Record, frozen=True):
    spaces: Count


class ResistanceDie(Record, frozen=True):
    faces: Annotated[list[Count], msgspec.Meta(min_length=6, max_length=6)]


class Flipped(Record, frozen=True):
    flipped: tuple[Count, Count, Count, Count]
    """For 1, 2, 3 and 4 players."""


class MatrixRow(Record, frozen=True):
    name: str
    bonus: Literal["resource", "points", "morale"]
    amounts: tuple[int, int, int]


class Location(Record, frozen=True):
    id: str
    name: str
    dice: list[Face]


class Amounts(Record, frozen=True):
    belt: Count
    belt_boosted: Count
    fabricate: Count
    fabricate_boosted: Count
    salvage_boosted: Count
    fleet_salvage: Count
    crew_gain: Count
    kickback_salvage: Count


class Board(Record, frozen=True):
    drones: Drones
    track: Track
    ports: Ports
    storage: Storage
    resistance_die: ResistanceDie
    sphere: Flipped
    matrix: Annotated[list[MatrixRow], msgspec.Meta(min_length=3, max_length=3)]
    location: Annotated[list[Location], msgspec.Meta(min_length=8, max_length=8)]
    amounts: Amounts
