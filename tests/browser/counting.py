"""How many clicks a game took before pieces could be picked up: one for each word, one more where a thing
had several words, and one more where something was revealed."""

from __future__ import annotations

from perihelion.games import SHELF
from perihelion.records.asking import Offered
from perihelion.records.record import open_table, read, say

AT_ONCE = ("fire at", "hit", "strike", "hold fire", "fight at")
"""What Event Horizon never asked twice."""


def clicks_before(text: str, seat: int, until: int | None = None) -> int:
    """For the words of this seat in a record, or in so many entries of it."""
    record, clicks = read(text), 0
    table = open_table(record, SHELF, told=False)
    for entry, _ in enumerate(record.lines[:until]):
        offers = table.asked(seat).offers if seat in table.waiting() else []
        said = len(table.entries)
        say(record, table, entry)
        if table.entries[said].who == seat:
            clicks += clicks_for(table.entries[said].word, offers)
    return clicks


def clicks_for(word: int, offers: list[Offered]) -> int:
    [one] = [offer for offer in offers if offer.word == word]
    alike = [offer for offer in offers if offer.kind and (offer.kind, offer.thing) == (one.kind, one.thing)]
    return 1 + (len(alike) > 1) + (one.reveals and one.verb not in AT_ONCE)
