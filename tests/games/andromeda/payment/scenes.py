"""Costs that are due, for tests of payments."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.games.andromeda.cards.resources import Amounts, amounts
from perihelion.games.andromeda.payment.bill import payable
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.state import NO_WINDOW


def cost(**resources: int) -> Amounts:
    """`cost(titanium=2, any=1)`"""
    return amounts("test", resources)


def pays(table: Table, name: str, window: int = NO_WINDOW, less: int = 0, **resources: int) -> None:
    """This cost is due, and so much of it falls away."""
    table.at(Pay(table.seat(name), cost(**resources), less, window))


def can_pay(table: Table, name: str, window: int = NO_WINDOW, less: int = 0, **resources: int) -> bool:
    return payable(table.s, table.seat(name), cost(**resources), less, window)
