"""What the tests of station modules begin with and look at."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.core.piles import Pile
from perihelion.games.andromeda.cards.modules import MODULE_IDS
from perihelion.games.andromeda.cards.tracks import TYPE_IDS
from perihelion.games.andromeda.state import NO_MODULE


def field(table: Table, base: str = "BA-MF") -> None:
    """Yellow's transport is placed on an Alliance field in R1-1."""
    table.tile("R1-1", base)
    table.launched("yellow", "transport", "R1-1")


def market(table: Table) -> None:
    """Three modules without damage are open in each column."""
    table.column("science", "SC-01", "SC-03", "SC-06")
    table.column("industry", "IN-01", "IN-03", "IN-04")
    table.column("commerce", "CO-07", "CO-02", "CO-06")
    table.column("civilization", "CV-12", "CV-13", "CV-05")


def damage_of(table: Table, name: str, type: str) -> list[int]:
    """The damage markers on the gained modules of a row."""
    return [module.damage for module in table.player(name).rows[TYPE_IDS.index(type)][1:]]


def spaces(table: Table, type: str) -> list[str]:
    """What lies on the three spaces of a column, the cheapest first; an empty text for a gap."""
    column = table.s.columns[TYPE_IDS.index(type)]
    return ["" if card == NO_MODULE else MODULE_IDS[card] for card in column]


def bottom(table: Table, type: str) -> list[str]:
    """The modules at the bottom of a deck that everybody knows, the last one last."""
    return [MODULE_IDS[card] for card in table.s.decks[TYPE_IDS.index(type)].bottom]


def no_decks(table: Table) -> None:
    """No module is left in the decks."""
    table.s.decks = tuple([Pile((0,) * len(MODULE_IDS)) for _ in TYPE_IDS])
    table.whole = False
