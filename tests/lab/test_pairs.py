"""Pairs of games that eyes cannot tell apart go on as far as they can."""

from __future__ import annotations

from perihelion.core.game import read_options
from perihelion.core.steps import Sealed
from perihelion.games import SHELF
from perihelion.lab.pairs import Wanted, find_pair
from perihelion.records.table import Table

M121 = SHELF.find("m121")


def test_envelopes_with_cards_of_hidden_hands_are_opened_and_the_pair_goes_on() -> None:
    """Of two hands that differ hardly a card can be laid into both envelopes; another answer can."""
    options = read_options(M121, {"quick_start": "on"})
    pair = find_pair(M121, 3, options, Wanted(50, 160), "opened", tries=20)
    assert pair is not None
    assert envelopes_opened(pair.said()[0], Table(M121, 3, options, None)) >= 1


def envelopes_opened(said: list[tuple[int, int]], table: Table) -> int:
    """How often everybody had sealed."""
    opened = 0
    for who, word in said:
        sealing = isinstance(table.state.agenda[-1], Sealed)
        table.say(who, word)
        opened += sealing and not isinstance(table.state.agenda[-1], Sealed)
    return opened
