"""Records of M121: what could not have been said is found at its entry."""

from __future__ import annotations

import re

import pytest

from perihelion.core.dice import Fair, Generator, secret_from
from perihelion.core.errors import RecordError
from perihelion.games.m121 import GAME
from perihelion.records.record import of_table, read, verify, write
from perihelion.records.shelf import Shelf
from perihelion.records.table import Table

SHELF = Shelf({"m121": "perihelion.games.m121"})
SECRET = secret_from("m121")


def played(entries: int) -> str:
    """The record of a game of two after so many words, chosen at random."""
    table, picks = Table(GAME, 2, {"quick_start": "on"}, Fair(SECRET)), Generator("m121")
    while len(table.entries) < entries and not table.over():
        seat = table.waiting()[0]
        offered = table.offers(seat)
        table.choose(seat, offered[picks.below(len(offered))])
    return write(of_table(table, SECRET))


GOOD = played(300)


def complaint(text: str) -> str:
    """What reading and verifying this text says; nothing if it is a good record."""
    try:
        verify(read(text, "game.txt"), SHELF)
    except RecordError as error:
        return str(error)
    return ""


def edited(pattern: str, new: str) -> tuple[str, str]:
    """The good record with the first match replaced, and the number of its entry."""
    found = re.search(rf"^(\d+) (\w+) {pattern}", GOOD, re.MULTILINE)
    assert found is not None, f"nobody said {pattern}"
    return GOOD[: found.start()] + f"{found[1]} {found[2]} {new}" + GOOD[found.end() :], found[1]


def test_a_good_record_has_nothing_wrong() -> None:
    assert complaint(GOOD) == ""


@pytest.mark.parametrize(
    ("pattern", "new", "told"),
    [
        (r"start at \w+", "start at C3", "C3 is no start space. [MX-SETUP-09]"),
        (r"on [A-G]\d", "on D4", "The galactic centre is never colonised. [MX-BOARD-04]"),
        (r"on [A-G]\d", "on A1", "A1 is not used with so many players. [MX-SETUP-01]"),
        (r"influence [A-G]\d", "influence D4", "The galactic centre cannot be influenced. [MX-BOARD-04]"),
        (r"on [A-G]\d", "on F4", "F4 holds First Lens already. [MX-BOARD-01]"),
        (
            r"on [A-G]\d",
            "on E6",
            "E6 is out of reach: nothing that you influence lies next to it. [MX-COL-02]",
        ),
        (r"influence [A-G]\d", "influence B5", "B5 is out of reach: nothing else that you influence"),
        (r"in [A-G]{2}\d\d", "in EF34", "You influence no system at a corner of EF34. [MX-BLD-05]"),
        (r"in [A-G]{2}\d\d", "in AB12", "AB12 is not used with so many players. [MX-SETUP-01]"),
    ],
)
def test_an_impossible_placement_is_refused_at_its_entry(pattern: str, new: str, told: str) -> None:
    text, entry = edited(pattern, new)
    assert complaint(text).startswith(f"game.txt, entry {entry}: ")
    assert told in complaint(text)


def test_a_word_that_nobody_knows_is_refused_at_its_entry() -> None:
    text, entry = edited(r"influence [A-G]\d", "influence H9")
    assert complaint(text).startswith(f"game.txt, entry {entry}: ")
    assert "unknown word 'influence H9'" in complaint(text)
