"""How the tests speak: a table of Helios, and everything said at it as in a record (`red charge`, `* roll
2`)."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from kit.helios import GAME
from kit.helios.rules import WORDS, State
from perihelion.core.dice import Fair, Generator, secret_from
from perihelion.core.steps import CHANCE, options, waiting
from perihelion.records.shelf import Shelf
from perihelion.records.table import Table

SHELF: Final = Shelf({"helios": "kit.helios"})
SECRET: Final = secret_from("tests")
DEALT: Final = ("* deal ore", "* deal flare", "* deal flare", "* deal mirror")
"""Red holds ore and flare, blue flare and mirror."""
NO_BIDS: Final = ("red bid 0", "red no boost", "blue bid 0", "blue no boost")
RICH: Final = {"goal": "6", "energy": "4"}
PICKS: Final = st.integers(0, 28).flatmap(lambda n: st.lists(st.integers(0, 59), min_size=n, max_size=n))
"""What random players and chance do: each number picks one of what is possible."""


def told(*entries: str, seats: int = 2, goal: str = "6") -> Table:
    """A table at which nobody rolls dice, after these entries."""
    table = Table(GAME, seats, {"goal": goal}, None)
    says(table, *entries)
    return table


def at_reds_turn(*entries: str, goal: str = "6") -> Table:
    """Nobody has bid; red begins with 2 actions and 2 energy."""
    return told(*DEALT, *NO_BIDS, *entries, goal=goal)


def says(table: Table, *entries: str) -> None:
    for entry in entries:
        who, text = entry.split(" ", 1)
        table.say(CHANCE if who == "*" else seat(who), WORDS.number(text))


def seat(name: str) -> int:
    return GAME.rules.seat_names[:3].index(name)


def offered(table: Table, name: str) -> list[str]:
    return WORDS.texts(table.offers(seat(name)))


def asked(table: Table) -> list[str]:
    return [GAME.rules.seat_names[:3][seat] for seat in table.waiting()]


def played(seats: int, picks: list[int]) -> Table:
    """A table after random choices and outcomes."""
    table = Table(GAME, seats, RICH, None, told=False)
    for pick in picks:
        if not table.over():
            say_any(table, pick)
    return table


def say_any(table: Table, pick: int) -> None:
    s: State = table.state
    seats = waiting(s)
    if seats:
        who = seats[pick % len(seats)]
        words = options(s, who)
        table.choose(who, words[pick % len(words)])
    else:
        possible = [outcome for outcome, weight in enumerate(s.offered) if weight]
        step = s.agenda[-1]
        table.dictate(step.word(s, possible[pick % len(possible)]))  # type: ignore[attr-defined]


def finished(told: bool = True) -> Table:
    """A whole game with committed dice, between players who choose at random."""
    table = Table(GAME, 2, {"goal": "3"}, Fair(SECRET), told)
    choices = Generator("choices")
    while not table.over():
        say_any(table, choices.below(60))
    return table
