"""Random games of every kind, with every law of every game checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import monotonic

from perihelion.core.dice import Generator
from perihelion.core.digest import digest
from perihelion.core.game import Game
from perihelion.games import SHELF
from perihelion.lab.laws import Broken, check_all, offers_are_sound, someone_wins
from perihelion.lab.walk import Walk
from perihelion.lab.workers import spread
from perihelion.records.record import write
from perihelion.records.table import Table

CHUNK = 8
"""Games in one task of a worker."""


@dataclass(frozen=True)
class Orders:
    """What to play: which player counts, from which seed, how often the dear checks are made."""

    game: str
    seats: tuple[int, ...]
    seed: str = "1"
    every: int = 60
    """One position in so many is checked against all laws."""
    told: int = 20
    """One game in so many is told while it is replayed."""
    bound: int = 50_000
    """A game with more entries than this does not end."""


@dataclass(frozen=True)
class Failure:
    """A game that broke a law, as a record that leads there."""

    number: int
    message: str
    record: str


@dataclass
class Tally:
    """What was played and found."""

    games: dict[int, int] = field(default_factory=dict)
    entries: int = 0
    checked: int = 0
    failures: list[Failure] = field(default_factory=list)

    def played(self) -> int:
        return sum(self.games.values())

    def add(self, other: Tally) -> None:
        for seats, games in other.games.items():
            self.games[seats] = self.games.get(seats, 0) + games
        self.entries += other.entries
        self.checked += other.checked
        self.failures += other.failures


@dataclass(frozen=True)
class Chunk:
    """The games `first` to `last - 1` of the orders."""

    orders: Orders
    first: int
    last: int


def fuzz(orders: Orders, count: int, seconds: float, jobs: int) -> Iterator[Tally]:
    """Plays `count` games, or as many as fit in the seconds where these are more than 0; a tally for every
    chunk."""
    chunks = timed_chunks(orders, count, seconds)
    return spread(play_chunk, chunks, jobs if count > CHUNK else 1)


def timed_chunks(orders: Orders, count: int, seconds: float) -> Iterator[Chunk]:
    end = monotonic() + seconds
    for first in range(0, count, CHUNK):
        if seconds > 0 and monotonic() >= end:
            return
        yield Chunk(orders, first, min(first + CHUNK, count))


def play_chunk(chunk: Chunk) -> Tally:
    """The work of one process for a second or so."""
    game = SHELF.find(chunk.orders.game)
    tally = Tally()
    for number in range(chunk.first, chunk.last):
        tally.add(play_one(game, chunk.orders, number))
    return tally


def play_one(game: Game, orders: Orders, number: int) -> Tally:
    """Game `number`: player count and options take turns, so that all combinations come up."""
    seats = orders.seats[number % len(orders.seats)]
    options = rotated_options(game, seats, number // len(orders.seats))
    walk = Walk(game, seats, options, Generator(f"{orders.seed} game {number}"))
    tally = Tally({seats: 1})
    try:
        play_checked(walk, orders, number, tally)
    except Exception as error:
        message = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        tally.failures.append(Failure(number, f"entry {len(walk.said)}: {message}", write(walk.record())))
    tally.entries = len(walk.said)
    return tally


def rotated_options(game: Game, seats: int, turn: int) -> dict[str, str]:
    """The combination of option values whose turn it is, or the next that goes with so many seats."""
    options = combination(game, turn)
    while game.rules.fits(seats, options) is not None:
        turn += 1
        options = combination(game, turn)
    return options


def combination(game: Game, turn: int) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for option in game.options:
        chosen[option.name] = option.values[turn % len(option.values)]
        turn //= len(option.values)
    return chosen


def play_checked(walk: Walk, orders: Orders, number: int, tally: Tally) -> None:
    """The cheap checks after every entry, all laws at random moments, and the replay at the end."""
    sampler = Generator(f"{orders.seed} checks {number}")
    marks: dict[int, str] = {}
    walk.start()
    while not walk.over():
        offers_are_sound(walk.game, walk.state)
        if sampler.below(orders.every) == 0:
            check_all(walk.game, walk.state, sampler)
            marks[len(walk.said)] = digest(walk.state)
            tally.checked += 1
        if len(walk.said) >= orders.bound:
            raise Broken(f"the game has not ended after {orders.bound} entries")
        walk.step()
    check_all(walk.game, walk.state, sampler)
    someone_wins(walk.game, walk.state)
    marks[len(walk.said)] = digest(walk.state)
    check_replay(walk, marks, told=number % orders.told == 0)


def check_replay(walk: Walk, marks: dict[int, str], told: bool) -> None:
    """What was said, said again, leads through the same positions."""
    table = Table(walk.game, walk.seats, walk.options, None, told)
    for i, (who, word) in enumerate(walk.said):
        if i in marks and table.digest() != marks[i]:
            raise Broken(f"the replay differs from the game before entry {i + 1}")
        table.say(who, word)
    if table.digest() != marks[len(walk.said)]:
        raise Broken("the replay ends in another position than the game")
    table.lines(0)
