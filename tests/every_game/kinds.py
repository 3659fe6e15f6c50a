"""Every kind of game there is: each box with each number of seats, as it is usually played and with one
option changed, as far as it fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from perihelion.core.dice import Generator
from perihelion.core.game import Game, Option, read_options
from perihelion.games import SHELF
from perihelion.lab.walk import Walk


@dataclass(frozen=True)
class Kind:
    """One way to set a game up. Its name also seeds its random games."""

    code: str
    seats: int
    settled: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return " ".join([self.code, str(self.seats), *[value for _, value in self.settled]])

    @property
    def game(self) -> Game:
        return SHELF.find(self.code)

    @property
    def options(self) -> dict[str, str]:
        return dict(self.settled)


MANY = 4
"""Of an option with more values than this only some are played."""


def values_of(option: Option) -> tuple[str, ...]:
    """The values of an option that make a kind of game; of many only the second and the last."""
    return option.values if len(option.values) <= MANY else (option.values[1], option.values[-1])


def kinds_of(game: Game) -> Iterator[Kind]:
    """The level of an automatic opponent only matters at a table for one. Of an option with more than four
    values, such as a number of rounds, only the second and the last are varied."""
    for seats in range(game.fewest, game.most + 1):
        varied = [option for option in game.options if seats == 1 or option.name != game.solo_option]
        usual = {option.name: option.default for option in varied}
        yield Kind(game.box or game.code, seats, tuple(usual.items()))
        for option in varied:
            for value in values_of(option):
                settled = {**usual, option.name: value}
                if value != option.default and game.rules.fits(seats, read_options(game, settled)) is None:
                    yield Kind(game.box or game.code, seats, tuple(settled.items()))


KINDS = [kind for box in SHELF.boxes() for kind in kinds_of(box)]


def each_once(kinds: list[Kind]) -> list[Kind]:
    """Every number of seats as it is usually played, and every option changed with the fewest seats that it
    fits: for what hangs on the seats or on the options, but not on both."""
    first = {(kind.code, kind.settled): kind for kind in reversed(kinds)}
    return [kind for kind in kinds if usual(kind) or kind is first[kind.code, kind.settled]]


def usual(kind: Kind) -> bool:
    defaults = {option.name: option.default for option in kind.game.options}
    return all(defaults[name] == value for name, value in kind.settled)


ONCE = each_once(KINDS)


def walk(kind: Kind, seed: str) -> Walk:
    """A random game at its beginning."""
    started = Walk(kind.game, kind.seats, read_options(kind.game, kind.options), Generator(f"{kind} {seed}"))
    started.start()
    return started
