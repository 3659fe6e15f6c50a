"""What the tests of the return begin with and look at."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.games.andromeda.cards.tracks import TYPE_IDS
from perihelion.games.andromeda.home.activate import ReturnToStation


def returns(table: Table, name: str) -> None:
    """A player has said to return and is about to activate modules."""
    table.active(name)
    table.at(ReturnToStation(table.seat(name)))


def activates(table: Table, name: str) -> list[str]:
    """The modules that a player may activate now: `Commerce core`."""
    return [text.removeprefix("activate ") for text in table.offered(name) if text.startswith("activate ")]


def damaged(table: Table, name: str, type: str) -> list[int]:
    """The damage markers on the modules of a row, the core module first."""
    return [module.damage for module in table.player(name).rows[TYPE_IDS.index(type)]]
