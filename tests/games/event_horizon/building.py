"""White's Build, for the tests of everything that is bought in it."""

from __future__ import annotations

from games.event_horizon.table import Table
from perihelion.games.event_horizon.build.menu import Build, BuildMenu


def menu(table: Table, budget: int, level: int = 1) -> None:
    """White is asked what to buy."""
    table.player("white").budget = budget
    table.player("white").level = level
    table.at(BuildMenu(0))


def build(table: Table, production: int, level: int = 1) -> None:
    """White's whole Build begins."""
    table.player("white").production = production
    table.player("white").level = level
    table.at(Build(0))
