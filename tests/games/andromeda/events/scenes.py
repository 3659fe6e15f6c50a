"""What the tests of events and raiders begin with and look at."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.games.andromeda.cards.board import EVENT_END
from perihelion.games.andromeda.cards.events import EVENT_IDS
from perihelion.games.andromeda.cards.raiders import DEFAULT_SET, LETTERS, RAIDER_CLASS, RAIDER_IDS
from perihelion.games.andromeda.events.card import EventIfDue
from perihelion.games.andromeda.raiders.place import PlaceRaiders
from perihelion.games.andromeda.state import GONE, ON_STATION, ON_TRACK

PLACES = {ON_TRACK: "track", ON_STATION: "station", GONE: "gone"}


def game_with(id: str) -> Table:
    """Two players and this raider card, the others as usual."""
    raider = RAIDER_IDS.index(id)
    usual = [card if RAIDER_CLASS[card] != RAIDER_CLASS[raider] else raider for card in DEFAULT_SET]
    return Table(2, raiders=tuple(usual))


def due(table: Table) -> None:
    """The event marker is on the active player's station."""
    table.s.marker = EVENT_END
    table.s.marker_at = ON_STATION


def event(table: Table, id: str) -> None:
    """It is, at the end of the turn, and this card comes."""
    due(table)
    table.at(EventIfDue())
    table.falls(f"event {id}")


def marker(table: Table) -> tuple[str, int]:
    """Where the event marker is: on the `track`, on a `station` or `gone`; and its space."""
    return PLACES[table.s.marker_at], table.s.marker


def deck(table: Table) -> tuple[list[str], list[str]]:
    """The event cards that somebody has seen on top and at the bottom of the deck."""
    return [EVENT_IDS[card] for card in table.s.events.top], [
        EVENT_IDS[card] for card in table.s.events.bottom
    ]


def discarded(table: Table) -> list[str]:
    return [EVENT_IDS[card] for card in table.s.events.discard]


def places(table: Table, letter: str) -> None:
    """The raider of a letter is placed."""
    table.at(PlaceRaiders(LETTERS.index(letter)))


def on_card(table: Table, letter: str) -> int:
    """How many figures are on a raider card."""
    return table.s.raiders[LETTERS.index(letter)].left


def done(table: Table) -> bool:
    """Nobody is asked, and nothing is to be drawn or thrown."""
    return not table.s.agenda
