"""The simplest game there is: call a coin, a point for each right call. And the same game with a thumb on the
scales."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from perihelion.core.dice import Generator
from perihelion.core.game import Game, Side
from perihelion.core.steps import AskOne, Chance, State
from perihelion.core.words import Nouns, Words

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


class Coin(Game):
    code = "coin"
    title = "Coin"
    prefix = "CO"
    rules_version = 1
    fewest = 2
    most = 3
    options = ()
    words = WORDS
    components = ("call",)
    gift = 0

    def setup(self, seats: int, options: Mapping[str, str]) -> Table:
        s = Table([0] * seats)
        s.then(*[Call(seat) for seat in range(seats)] * ROUNDS)
        return s

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return ("red", "black", "green")[:seats]

    def view(self, s: Table, seat: int) -> View:
        return View(s.points[:], dict(zip(self.seat_names(s.seat_count), s.points, strict=True)))

    def redeal(self, s: Table, seat: int, generator: Generator) -> Table:
        return s.clone()

    def result(self, s: Any) -> tuple[Side, ...]:
        scores = [points + (self.gift if seat == 0 else 0) for seat, points in enumerate(s.points)]
        names = self.seat_names(s.seat_count)
        return tuple(
            [
                Side(names[i], scores[i], scores[i] == max(scores), (("calls", scores[i]),))
                for i in range(len(scores))
            ]
        )

    def value(self, s: Any, seat: int) -> float:
        return float(self.result(s)[seat].score)

    def spread(self, s: Any) -> float:
        return 2.0


class Rigged(Coin):
    """Seat 1 is given points."""

    code = "rigged"
    gift = GIFT


COIN: Final = Coin()
GAME: Final = Rigged()
