"""What the tests of cards begin with and look at."""

from __future__ import annotations

from typing import Any

from games.andromeda.home.scenes import returns
from games.andromeda.table import Table
from perihelion.core.steps import Side, Step
from perihelion.games.andromeda.cards.effects.effect import Effects, read_effects
from perihelion.games.andromeda.cards.modules import MODULE_IDS, MODULE_TYPE
from perihelion.games.andromeda.cards.source import OF_CARD, Source
from perihelion.games.andromeda.cards.tracks import SCIENCE_ROW, TRACK_IDS, TYPES
from perihelion.games.andromeda.state import State

CARD = Source(OF_CARD, 0, owner=0)
"""A card of yellow's."""


class List(Step):
    """What a data file could write, for a side."""

    def __init__(self, effects: Effects, side: Side, source: Source) -> None:
        self.effects = effects
        self.side = side
        self.source = source

    def run(self, s: State) -> None:
        self.effects.resolve(s, self.side, self.source)


def does(table: Table, *effects: dict[str, Any], name: str = "yellow", source: Source = CARD) -> None:
    """A list of effects as the data files write it is resolved by a player."""
    table.at(List(read_effects("test", list(effects)), table.seat(name), source))


def offers(table: Table, *effects: dict[str, Any], name: str = "yellow") -> bool:
    """Whether such a list would be offered to a player."""
    return read_effects("test", list(effects)).offered(table.s, table.seat(name), CARD)


def says(*effects: dict[str, Any]) -> str:
    """Such a list as a sentence."""
    return str(read_effects("test", list(effects)).text())


def happens(table: Table, *texts: str) -> None:
    """Yellow says these words; `blue: pass` is said by blue, and `chance: roll 6` falls."""
    for text in texts:
        who, _, words = text.rpartition(": ")
        if who == "chance":
            table.falls(words)
        else:
            table.says(who or "yellow", words)


def has(table: Table, name: str = "yellow") -> dict[str, int]:
    """Resources, VP, leaders on the station and spaces on tracks of a player, as far as there are any."""
    player = table.player(name)
    found = {"VP": player.points, "leaders": player.leaders}
    found |= dict(zip(TRACK_IDS, player.tracks, strict=True))
    return table.stores(name) | {what: n for what, n in found.items() if n}


def activates(table: Table, id: str) -> None:
    """Yellow has this module and one ship on the map, and returns to use it; a Science module within the
    Primary Reactor."""
    row = MODULE_TYPE[MODULE_IDS.index(id)]
    returns(table, "yellow")
    if row == SCIENCE_ROW:
        table.says("yellow", "activate Science core")
    table.says("yellow", f"activate {TYPES[row]} module 1")
