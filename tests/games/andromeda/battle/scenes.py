"""A battle without the launch before it."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.words import FACE_NOUNS

HERE = "R2-3"
"""Where all these battles are fought."""


def field(table: Table) -> None:
    """A planet without moons between two others."""
    table.tiles(R2_3="PL-V1", R2_2="PL-I1", R2_4="PL-S1")


def fight(table: Table, at: str = HERE, **ships: str) -> None:
    """The battle of the ships that stand there, with these besides: `fight(table, yellow="transport")`."""
    for name, text in ships.items():
        table.ships(name, at, *text.split(", "))
    table.s.target = REGIONS.index(at)
    table.at(Fight())


def dice(table: Table) -> tuple[int, ...]:
    """The dice of yellow, blue and so on, and of the raiders."""
    return table.s.battle.dice


def targeting(table: Table) -> tuple[int, ...]:
    """Their targeting values."""
    return table.s.battle.targeting


def rolls(table: Table) -> list[str]:
    """What lies before them."""
    return [" ".join([FACE_NOUNS.names[face] for face in roll]) for roll in table.s.battle.rolls]


def number_of_dice(table: Table) -> int:
    """How many dice are thrown now."""
    return len(table.can_fall()[0].split()) - 1
