"""A table of any version of the rules: each is opened by the program that it was written for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from perihelion.core.game import Game, News, Question, Sentence, Side
from perihelion.core.said import NOTHING_SAID, Ruled, Said, finished
from perihelion.core.steps import Seat, Word
from perihelion.former.editions import is_early, module_of
from perihelion.records.asking import Asked, Offered
from perihelion.records.table import Table


def new_table(game: Game, seats: int, given: Mapping[str, str], told: bool = True) -> Table:
    """A game before its first entry, without dice: chance is dictated. What a former table can do, today's
    can, so that nobody needs to know which it is."""
    table: Table = module_of(game, "records.table").Table(game, seats, given, None, told)
    return table


def asked_of(table: Table, seat: Seat) -> Asked:
    """The question to a seat at a table of any version, told as today; what early rules do not tell has its
    default."""
    found = table.asked(seat)
    return told_today(table.game, found, seat) if is_early(table.game) else found


def told_today(game: Game, early: Asked, seat: Seat) -> Asked:
    """What is said under early rules is English, and finished."""
    question = Question(early.question.rule, said_in(game, early.question))
    return Asked(question, [offered_today(game, one) for one in early.offers], seat)


def offered_today(game: Game, early: Offered) -> Offered:
    said, hint = word_in(game, early.word), finished(str(early.hint))
    found = Said("Something becomes known by it.") if early.reveals else NOTHING_SAID
    return Offered(early.word, said, early.verb, early.kind, early.thing, hint, early.reveals, found)


def place_of(table: Table) -> Said:
    """How far a game of any version is. Early rules do not tell."""
    return NOTHING_SAID if is_early(table.game) else table.game.telling.place(table.state)


def readers_of(game: Game, line: Sentence) -> tuple[Seat, ...]:
    """Who alone may read a line of the log of any version; nobody where everybody may. Early lines had one
    reader at most."""
    if not is_early(game):
        return line.readers
    early: Any = line
    return (early.seat,) if early.seat >= 0 else ()


def news_of(game: Game, line: Sentence) -> tuple[News, ...]:
    """What a line of the log means to whom; early lines do not tell."""
    return () if is_early(game) else line.news


def sides_of(table: Table) -> tuple[Side, ...]:
    """The result of a table of any version, told as today; what an early game does not tell has its
    default."""
    return tuple(
        [Side(**{one.name: getattr(side, one.name) for one in fields(side)}) for side in table.result()]
    )


# What is said under early rules is English, and finished.


def said_in(game: Game, told: Ruled | Sentence) -> Said:
    """A question, a refusal or a line of the log of any version."""
    return finished(told.text) if is_early(game) else told.said


def word_in(game: Game, word: Word) -> Said:
    """A word of any version: `build {hex:3}`, or finished with the thing's name."""
    words = game.rules.words
    return finished(words.text(word)) if is_early(game) else words.said(word)
