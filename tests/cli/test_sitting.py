"""A sitting: bots think once about a whole line, and again when something became known."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from perihelion.cli.terminal.session import Session
from perihelion.cli.terminal.sitting import Sitting, new_sitting
from perihelion.games import SHELF

RED, BLUE = 0, 1


def sitting(player: str = "random") -> Sitting:
    return new_sitting(SHELF.find("helios"), [player, player], {}, "5", None)


def test_a_bot_says_the_rest_of_its_line_as_long_as_nothing_became_known() -> None:
    there, kept = sitting(), 0
    while not there.table.over():
        seat = there.table.waiting()[0]
        expected = there.lines.get(seat)
        there.bot_moves(seat)
        own = [entry for entry in there.table.entries if entry.who >= 0]
        if expected:
            kept += 1
            assert own[-1].word == expected[0]
            assert own[-2].who == own[-1].who and own[-2].known == own[-1].known
    assert kept


def test_a_search_is_made_for_a_line_and_not_for_every_word() -> None:
    there, thoughts = sitting("search:20"), 0
    while not there.table.over():
        seat = there.table.waiting()[0]
        thoughts += not there.lines.get(seat)
        there.bot_moves(seat)
    assert thoughts < sum(entry.who >= 0 for entry in there.table.entries)


def test_a_closed_envelope_ends_a_line() -> None:
    there = sitting()
    there.lines = {RED: numbers(there, "bid 0", "no boost", "charge")}
    there.bot_moves(RED)
    assert there.lines == {RED: numbers(there, "no boost", "charge")}
    there.bot_moves(RED)
    assert there.table.waiting() == [BLUE] and there.lines == {}


def test_the_rest_of_a_line_is_dropped_when_something_became_known() -> None:
    """The last word of the last envelope opens all of them; blue has bid most and goes first."""
    there = sitting()
    for seat, text in ((RED, "bid 0"), (RED, "no boost"), (BLUE, "bid 1")):
        there.table.choose(seat, *numbers(there, text))
    there.lines = {BLUE: numbers(there, "no boost", "charge")}
    there.bot_moves(BLUE)
    assert there.table.waiting() == [BLUE] and there.lines == {}


def numbers(there: Sitting, *texts: str) -> list[int]:
    return [there.table.game.rules.words.number(text) for text in texts]


def test_people_see_who_thinks() -> None:
    session = Session(sitting())
    screen = StringIO()
    session.out = Console(file=screen, force_terminal=True)
    session.turn()
    assert "red thinks" in screen.getvalue()
