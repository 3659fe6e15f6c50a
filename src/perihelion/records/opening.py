"""A table of any version of the rules: each is opened by the program that it was written for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from perihelion.core.game import Game, Side
from perihelion.former.editions import module_of
from perihelion.records.table import Table


def new_table(game: Game, seats: int, given: Mapping[str, str], told: bool = True) -> Table:
    """A game before its first entry, without dice: chance is dictated. What a former table can do, today's
    can, so that nobody needs to know which it is."""
    table: Table = module_of(game, "records.table").Table(game, seats, given, None, told)
    return table


def sides_of(table: Table) -> tuple[Side, ...]:
    """The result of a table of any version, told as today; what a former game does not tell has its
    default."""
    return tuple([Side(**asdict(side)) for side in table.result()])
