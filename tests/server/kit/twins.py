"""Pairs of games that one seat cannot tell apart: the same public history, other hidden cards and closed
envelopes."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.dice import Generator
from perihelion.core.errors import PerihelionError
from perihelion.core.steps import CHANCE, EVERYONE, chance
from perihelion.records.shelf import Shelf
from perihelion.records.table import Table

SEATS = 3
SHELF = Shelf({"helios": "kit.helios", "event-horizon": "perihelion.games.event_horizon"})
LENGTHS = {"helios": (8, 22), "deep helios": (14, 30), "event-horizon": (40, 160)}
"""Histories have at least so many entries, and at most so many more: cards must have been drawn."""


@dataclass(frozen=True)
class Said:
    """One entry: who said which word, and whether the watching seat could see it."""

    who: int
    word: int
    seen: bool


@dataclass(frozen=True)
class Twins:
    """Two histories that this seat sees alike, and differ."""

    game: str
    seat: int
    first: list[Said]
    second: list[Said]


def fresh(game: str) -> Table:
    """A table before its first entry; the deep game has caches, gifts that two see, and windows."""
    if game == "deep helios":
        return Table(SHELF.find("helios"), SEATS, {"deep": "yes", "energy": "4"}, None)
    return Table(SHELF.find(game), SEATS, {}, None)


def sees(table: Table, who: int, seat: int) -> bool:
    """Whether the seat will see what is about to be said."""
    mask = table.witnesses(who)
    return mask == EVERYONE or bool(mask >> seat & 1)


def random_history(game: str, seat: int, length: int, luck: Generator) -> list[Said]:
    """The beginning of a random game."""
    table = fresh(game)
    said: list[Said] = []
    while len(said) < length and not table.over():
        who, word = anything(table, luck)
        said.append(Said(who, word, sees(table, who, seat) or who == seat))
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


def other_history(game: str, said: list[Said], luck: Generator) -> list[Said] | None:
    """The same history for this seat with other hidden words, if it can go on as it did."""
    table = fresh(game)
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


def played(game: str, said: list[Said]) -> Table:
    table = fresh(game)
    for entry in said:
        table.say(entry.who, entry.word)
    return table


def alike(game: str, seat: int, first: list[Said], second: list[Said]) -> bool:
    """The seat sees the same at every step: views, log, and what it is asked."""
    one, two = fresh(game), fresh(game)
    for a, b in zip(first, second, strict=True):
        one.say(a.who, a.word)
        two.say(b.who, b.word)
        views = [table.game.seen.view(table.state, seat) for table in (one, two)]
        if views[0] != views[1] or one.lines(seat) != two.lines(seat):
            return False
    return one.offers(seat) == two.offers(seat) and one.over() == two.over()


def find_twins(game: str, seed: str, tries: int = 400, offered: int = 0, asked: int = 0) -> Twins:
    """A pair, from a seed, in which the seat is offered so many words and so many seats are asked. Most
    random pairs part at once, so many are tried."""
    luck = Generator(seed)
    fewest, more = LENGTHS[game]
    for _ in range(tries):
        seat = luck.below(SEATS)
        first = random_history(game, seat, fewest + luck.below(more), luck)
        second = other_history(game, first, luck)
        if second is None or second == first or played(game, first).over():
            continue
        if len(played(game, first).offers(seat)) < offered or len(played(game, first).waiting()) < asked:
            continue
        if alike(game, seat, first, second):
            return Twins(game, seat, first, second)
    raise AssertionError(f"no twins from {seed}")
