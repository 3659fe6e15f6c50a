"""Tables in the middle of the setup: nothing is random, chance says the first thing it can."""

from __future__ import annotations

from games.event_horizon.table import Table
from perihelion.games.event_horizon.round.rolloff import TieDie


def fresh(seats: int, start_cruisers: int = 0, close_starts: bool = False) -> Table:
    """A table before the first tile is laid."""
    table = Table(seats)
    switch = "on" if close_starts else "off"
    table.begin(start_cruisers=str(start_cruisers), home_gates="on", close_starts=switch)
    return table


def laid(seats: int, start_cruisers: int = 0, close_starts: bool = False) -> Table:
    """The outer ring in printed order: nine moons from A01, six red planets from A10; the dice for the order
    come next."""
    table = fresh(seats, start_cruisers, close_starts)
    table.let_fall(up_to=TieDie)
    return table


def rolled(seats: int, start_cruisers: int = 0, close_starts: bool = False) -> Table:
    """White has rolled 6, orange 5, and so on: white is to choose a starting tile."""
    table = laid(seats, start_cruisers, close_starts)
    table.falls(*[f"roll {6 - seat}" for seat in range(seats)])
    return table


def settled() -> Table:
    """White at A03, orange at A15; orange is to hide the first marauders."""
    table = rolled(2)
    table.says("white", "start at A03")
    table.says("orange", "start at A15")
    return table


def hidden() -> Table:
    """The marauders at C01 and C07; white is to draw the first special."""
    table = settled()
    table.says("orange", "hide marauders at C01")
    table.says("white", "hide marauders at C07")
    return table
