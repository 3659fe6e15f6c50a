"""One call each of a coin that shows heads more often, by players who think that tails is better."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lab.coin import CALL, FACES, Call, Coin, Flip, Table

TAILS: Final = FACES.names.index("tails")


class LoadedFlip(Flip):
    def weights(self, s: Table) -> list[int]:
        return [3, 1]


class OneCall(Call):
    def choose(self, s: Table, seat: int, option: int) -> None:
        s.called = CALL.noun(option)
        s.then(LoadedFlip(seat))


class Loaded(Coin):
    """Whoever calls heads is right three times of four."""

    code = "loaded"

    def setup(self, seats: int, options: Mapping[str, str]) -> Table:
        s = Table([0] * seats)
        s.then(*[OneCall(seat) for seat in range(seats)])
        return s

    def value(self, s: Any, seat: int) -> float:
        opinion = 1.0 if s.called == TAILS else 0.0
        return super().value(s, seat) + opinion


GAME: Final = Loaded()
