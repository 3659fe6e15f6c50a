"""The simplest game there is: call a coin, a point for each right call. And the same game with a thumb on the
scales."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from perihelion.core.dice import Generator
from perihelion.core.game import Book, Game, Lab, Mind, Question, Rules, Seen, Sentence, Side, Telling
from perihelion.core.said import Said
from perihelion.core.steps import Ask, AskOne, Chance, State, Step
from perihelion.core.words import Nouns, Words
from perihelion.games.kit.counting import NOBODYS, Note

FACES: Final = Nouns("face", ("heads", "tails"))
WORDS: Final = Words()
CALL: Final = WORDS.verb("call", FACES)
FLIP: Final = WORDS.verb("flip", FACES)
ROUNDS: Final = 6
GIFT: Final = 5


class Table(State):
    def __init__(self, points: list[int]) -> None:
        super().__init__(len(points))
        self.points = points
        self.called = -1

    def clone(self) -> Table:
        other = Table(self.points[:])
        other.copy_core(self)
        other.called = self.called
        return other


class Call(AskOne):
    def options(self, s: Table, seat: int) -> list[int]:
        return [CALL.of(0), CALL.of(1)]

    def choose(self, s: Table, seat: int, option: int) -> None:
        s.called = CALL.noun(option)
        s.then(Flip(seat))


class Flip(Chance):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, s: Table) -> list[int]:
        return [1, 1]

    def happen(self, s: Table, outcome: int) -> None:
        s.points[self.seat] += outcome == s.called

    def word(self, s: Table, outcome: int) -> int:
        return FLIP.of(outcome)


class View(msgspec.Struct, frozen=True):
    points: list[int]
    by_name: dict[str, int]


SEATS: Final = ("red", "black", "green")


def setup(seats: int, _: Mapping[str, str]) -> Table:
    s = Table([0] * seats)
    s.then(*[Call(seat) for seat in range(seats)] * ROUNDS)
    return s


def view(s: Table, _: int) -> View:
    return View(s.points[:], dict(zip(SEATS, s.points, strict=False)))


def redeal(s: Table, _: int, _generator: Generator) -> Table:
    return s.clone()


def sides(scores: list[int]) -> tuple[Side, ...]:
    """Who has called how often, and who most often."""
    best = max(scores)
    return tuple(
        [Side(SEATS[i], score, score == best, ((Said("calls"), score),)) for i, score in enumerate(scores)]
    )


def result(s: Table) -> tuple[Side, ...]:
    return sides(s.points)


def rigged_result(s: Table) -> tuple[Side, ...]:
    """Seat 1 is given points."""
    return sides([s.points[0] + GIFT, *s.points[1:]])


def value(s: Table, seat: int) -> float:
    return float(s.points[seat])


def rigged_value(s: Table, seat: int) -> float:
    return rigged_result(s)[seat].score


def spread(_: Table) -> float:
    return 2.0


def check(_: Table) -> None:
    """Nothing can be lost."""


def prompt(_: Table, _step: Ask, _seat: int) -> Question:
    return Question("CO-CALL-01", "Heads or tails?")


def story(_: Table, _step: Step, _seat: int, _word: int, _after: Table) -> list[Sentence]:
    return []


def figures(_: Table, step: Step, _seat: int, _word: int, after: Table) -> list[Note]:
    """Every flip, and whether the last one left more than one winner."""
    if not isinstance(step, Flip):
        return []
    shared = not after.agenda and after.points.count(max(after.points)) > 1
    return [("flips", NOBODYS), *[("end: shared", NOBODYS)] * shared]


BOOK: Final = Book("CO", Path(__file__).parent / "coin.md")
COIN: Final = Game(
    code="coin",
    title="Coin",
    summary="Call a coin.",
    fewest=2,
    most=3,
    minutes=(1, 2),
    weight="light",
    rules=Rules(1, (BOOK,), WORDS, SEATS, setup, redeal, result, check),
    telling=Telling(prompt, story),
    seen=Seen(view, View, dict),
    mind=Mind(value, spread),
    lab=Lab(("call",), figures),
)
GAME: Final = replace(
    COIN, code="rigged", rules=replace(COIN.rules, result=rigged_result), mind=Mind(rigged_value, spread)
)
