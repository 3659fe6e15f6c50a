"""Pairs of games that the same eyes cannot tell apart, as `perihelion.lab.pairs` makes them, at tables of
three."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.game import Game
from perihelion.lab.pairs import Said, Wanted, find_pair
from perihelion.records.shelf import Shelf
from perihelion.records.table import Table

__all__ = [
    "BEGUN",
    "DEEP",
    "KINDS",
    "SEATS",
    "SHELF",
    "Said",
    "Twins",
    "find_twins",
    "fresh",
    "game_of",
    "played",
]

SEATS = 3
SHELF = Shelf(
    {
        "helios": "kit.helios",
        "event-horizon": "perihelion.games.event_horizon",
        "m121": "perihelion.games.m121",
        "andromeda": "perihelion.games.andromeda",
    }
)
DEEP = "helios deep"
BEGUN = "m121 begun"
KINDS = {
    "helios": ("helios", {}),
    DEEP: ("helios", {"deep": "yes", "energy": "4"}),
    "event-horizon": ("event-horizon", {}),
    "m121": ("m121", {}),
    BEGUN: ("m121", {"quick_start": "on"}),
    "andromeda": ("andromeda", {}),
}
"""What is played, and with which options."""
LENGTHS = {
    "helios": (8, 30),
    DEEP: (12, 70),
    "event-horizon": (40, 200),
    "m121": (30, 60),
    BEGUN: (40, 160),
    "andromeda": (130, 400),
}
"""Histories have at least so many entries, and at most so many: cards must have been drawn."""


@dataclass(frozen=True)
class Twins:
    """Two histories that this seat, or a spectator, sees alike, and that differ."""

    game: str
    seat: int
    first: list[Said]
    second: list[Said]


def game_of(kind: str) -> Game:
    return SHELF.find(KINDS[kind][0])


def fresh(kind: str) -> Table:
    return Table(game_of(kind), SEATS, KINDS[kind][1], None)


def played(kind: str, said: list[Said]) -> Table:
    table = fresh(kind)
    for entry in said:
        table.say(entry.who, entry.word)
    return table


def find_twins(
    kind: str,
    seed: str,
    tries: int = 400,
    offered: int = 0,
    asked: int = 0,
    seated: bool = True,
    falls: bool = False,
) -> Twins:
    """A pair from a seed, in which the seat is offered so many words and so many seats are asked, or a hidden
    card must be drawn. Unless they must be seated, the eyes may be a spectator's."""
    wanted = Wanted(*LENGTHS[kind], asked=asked, offered=offered, seated=seated, falls=falls)
    pair = find_pair(game_of(kind), SEATS, fresh(kind).options, wanted, seed, tries)
    assert pair is not None, f"no twins from {seed}"
    return Twins(kind, pair.eyes, pair.first, pair.second)
