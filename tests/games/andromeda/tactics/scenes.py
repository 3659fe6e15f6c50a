"""What the tests of tactics cards begin with and look at."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.games.andromeda.cards.tactics import CARD_IDS


def known(table: Table, eyes: str, holder: str) -> list[str]:
    """The cards of a hand that a player knows; a question mark for each of the others."""
    cards = table.player(holder).hand.as_seen(table.seat(eyes))
    return [CARD_IDS[card] if card >= 0 else "?" for card in cards]


def plays(table: Table, name: str) -> list[str]:
    """The cards that a player may play now."""
    return [text.removeprefix("play ") for text in table.offered(name) if text.startswith("play ")]


def station(table: Table, *cards: str) -> None:
    """Yellow's turn begins, with these cards in hand, nothing on the map, and a base to launch to."""
    table.tile("R1-1", "BA-SY")
    table.hand("yellow", *cards)
    table.turn("yellow")


def meeting(table: Table) -> None:
    """Yellow launches a transport to a planet in R1-1 where blue has one; there it gains 1 nanocarbon."""
    table.tiles(R1_1="PL-S2", R1_2="PL-S1")
    table.ships("blue", "R1-1", "transport")
    table.launched("yellow", "transport", "R1-1")
