"""Pairs of games that one seat cannot tell apart: the same public history, other hidden cards and closed envelopes."""

from __future__ import annotations

from dataclasses import dataclass

from core.helios import GAME as HELIOS
from core.helios_rules import Bids
from perihelion.core.dice import Generator
from perihelion.core.errors import PerihelionError
from perihelion.core.steps import CHANCE, EVERYONE, chance
from perihelion.core.table import Table

SEATS = 3


@dataclass(frozen=True)
class Said:
    """One entry: who said which word, and whether the watching seat could see it."""

    who: int
    word: int
    seen: bool


@dataclass(frozen=True)
class Twins:
    """Two histories that this seat sees alike, and differ."""

    seat: int
    first: list[Said]
    second: list[Said]


def fresh() -> Table:
    return Table(HELIOS, SEATS, {}, None)


def sees(table: Table, seat: int) -> bool:
    """Whether the seat will see what is about to be said."""
    step = chance(table.state)
    if step is not None:
        mask = step.seen_by(table.state)
        return mask == EVERYONE or bool(mask >> seat & 1)
    return not isinstance(table.state.agenda[-1], Bids)


def random_history(seat: int, length: int, luck: Generator) -> list[Said]:
    """The beginning of a random game."""
    table = fresh()
    said: list[Said] = []
    while len(said) < length and not table.over():
        who, word = anything(table, luck)
        said.append(Said(who, word, sees(table, seat) or who == seat))
        table.say(who, word)
    return said


def anything(table: Table, luck: Generator) -> tuple[int, int]:
    step = chance(table.state)
    if step is not None:
        return CHANCE, step.word(table.state, luck.pick(0, table.state.offered))
    waiting = table.waiting()
    who = waiting[luck.below(len(waiting))]
    offered = table.offers(who)
    return who, offered[luck.below(len(offered))]


def other_history(said: list[Said], luck: Generator) -> list[Said] | None:
    """The same history for this seat with other hidden words, if it can go on as it did."""
    table = fresh()
    other: list[Said] = []
    for entry in said:
        word = entry.word if entry.seen else hidden_word(table, entry, luck)
        try:
            table.say(entry.who, word)
        except PerihelionError:
            return None
        other.append(Said(entry.who, word, entry.seen))
    return other


def hidden_word(table: Table, entry: Said, luck: Generator) -> int:
    step = chance(table.state)
    if entry.who == CHANCE and step is not None:
        return step.word(table.state, luck.pick(0, table.state.offered))
    offered = table.offers(entry.who) or [entry.word]
    return offered[luck.below(len(offered))]


def played(said: list[Said]) -> Table:
    table = fresh()
    for entry in said:
        table.say(entry.who, entry.word)
    return table


def alike(seat: int, first: list[Said], second: list[Said]) -> bool:
    """The seat sees the same at every step: views, log, and what it is asked."""
    one, two = fresh(), fresh()
    for a, b in zip(first, second, strict=True):
        one.say(a.who, a.word)
        two.say(b.who, b.word)
        if HELIOS.view(one.state, seat) != HELIOS.view(two.state, seat) or one.lines(seat) != two.lines(seat):
            return False
    return one.offers(seat) == two.offers(seat) and one.over() == two.over()


def find_twins(seed: str, tries: int = 400) -> Twins:
    """A pair, from a seed. Most random pairs part at once, so many are tried."""
    luck = Generator(seed)
    for _ in range(tries):
        seat = luck.below(SEATS)
        first = random_history(seat, 8 + luck.below(22), luck)
        second = other_history(first, luck)
        if second is not None and second != first and not played(first).over() and alike(seat, first, second):
            return Twins(seat, first, second)
    raise AssertionError(f"no twins from {seed}")
