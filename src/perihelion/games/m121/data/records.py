"""What a data file may say: one record for each kind of component."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from perihelion.games.kit.data.records import Count, Record

Colour = Literal["grey", "brown", "red", "green"]
Keyword = Literal["CORPORATION", "GOVERNMENT", "HIDDEN", "RESISTANCE"]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Cubes(Record, frozen=True):
    grey: Count = 0
    brown: Count = 0
    red: Count = 0
    green: Count = 0


class Demand(Record, frozen=True):
    """A demand space: it pays points and cards, or sells for cards."""

    accept: Literal["any", "grey", "brown", "red", "green"]
    vp: Count = 0
    draw: Count = 0
    sell: Count = 0


class Combo(Record, frozen=True):
    """What comes to whoever fills all the spaces of a brace."""

    need: Annotated[list[Positive], msgspec.Meta(min_length=1)]
    vp: Count = 0
    draw: Count = 0
    power: dict[str, Any] = msgspec.field(default_factory=dict)


class System(Record, frozen=True):
    id: str
    name: str
    cost: Positive
    control: Count
    influence: Count
    keyword: Keyword | None = None
    cubes: Cubes = Cubes()
    demand: Annotated[list[Demand], msgspec.Meta(max_length=3)] = msgspec.field(default_factory=list)
    combo: Annotated[list[Combo], msgspec.Meta(max_length=1)] = msgspec.field(default_factory=list)
    powers: list[dict[str, Any]] = msgspec.field(default_factory=list)


class Systems(Record, frozen=True):
    system: Annotated[list[System], msgspec.Meta(min_length=78, max_length=78)]


class Infrastructure(Record, frozen=True):
    id: str
    name: str
    cost: Positive
    tabs: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=3, max_length=3)]
    keyword: Keyword | None = None
    copies: Positive = 1
    points: Count = 0
    least: Count | None = None
    score: list[dict[str, Any]] = msgspec.field(default_factory=list)
    powers: list[dict[str, Any]] = msgspec.field(default_factory=list)


class Infrastructures(Record, frozen=True):
    infrastructure: Annotated[list[Infrastructure], msgspec.Meta(min_length=42, max_length=42)]


class Board(Record, frozen=True):
    players: Annotated[list[str], msgspec.Meta(min_length=4, max_length=4)]
    disks: Positive
    disks_short: Positive
    hand_limit: Positive
    start_hand: Positive
    levels: Positive
    start_level: Positive
    columns: Positive
    stale_rounds: Positive
    map: Annotated[list[str], msgspec.Meta(min_length=7, max_length=7)]
    areas: dict[str, str]
    starts: dict[str, list[str]]
    cubes: Cubes
