"""What the tests of developments begin with."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.games.andromeda.cards.effects.building import Build
from perihelion.games.andromeda.cards.effects.effect import Do
from perihelion.games.andromeda.cards.source import OF_BASE, Source
from perihelion.games.andromeda.payment.bill import added


def develops(table: Table, name: str, less: int = 0) -> None:
    """A player builds a development, so many resources cheaper."""
    table.at(Do(table.seat(name), Build(less), Source(OF_BASE, 0)))


def obelisk(table: Table, space: str = "R2-3") -> None:
    """Yellow has a transport on Umbra and everything for an Obelisk there, and wants to build it."""
    table.tile(space, "PL-M1")
    table.ships("yellow", space, "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=2)


def settled(table: Table, name: str, space: str, collapsed: bool = False) -> None:
    """A development whose ability card was used."""
    table.development(name, space, collapsed)
    player = table.player(name)
    player.used_abilities = added(player.used_abilities, player.abilities)
    player.abilities = (0,) * len(player.abilities)
