"""What befell nobody in particular: how long a game was, why it ended, what the table saw."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from perihelion.lab.estimates import Rate, average, sums
from perihelion.lab.telling import EVENT, NOBODY

KEYS = ["kind", "name"]


@dataclass(frozen=True)
class Happening:
    """How often it happened in a game, and in which share of the games at all."""

    kind: str
    name: str
    times: Rate
    games: Rate
    once: bool
    """Whether no game had it more often than once; then both say the same."""

    def label(self) -> str:
        return label_of(self.kind, self.name)


def label_of(kind: str, name: str) -> str:
    """As the game has called it."""
    return name if kind == EVENT else f"{kind}: {name}"


def nobodys(things: pl.DataFrame) -> pl.DataFrame:
    """What was counted for nobody; games without it have no row."""
    return things.filter(pl.col("side") == NOBODY)


def happenings(things: pl.DataFrame, games: int) -> list[Happening]:
    """All that happened in so many games, the most usual first."""
    counted = nobodys(things).group_by(KEYS, maintain_order=True).agg("times")
    found = [happening(kind, name, times, games) for kind, name, times in counted.rows()]
    return sorted(found, key=lambda one: (-one.games.mean, one.label()))


def happening(kind: str, name: str, times: list[int], games: int) -> Happening:
    without = games - len(times)
    return Happening(
        kind,
        name,
        average([*times, *[0] * without]),
        sums([(1, 1)] * len(times) + [(0, 1)] * without).rate(),
        max(times) == 1,
    )
