"""What a data file may say: one record for each kind of component."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perihelion.games.kit.data.records import Count, Record


class World(Record, frozen=True):
    name: str
    q: int
    r: int


class Drill(Record, frozen=True):
    faces: Annotated[list[Count], msgspec.Meta(min_length=6, max_length=6)]


class Board(Record, frozen=True):
    rounds: Annotated[list[Count], msgspec.Meta(min_length=1)]
    waiting: Count
    world: World
    drill: Drill
