"""One call each of a coin that shows heads more often, by players who think that tails is better."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from lab.coins.coin import CALL, COIN, FACES, Call, Flip, Table, spread, value
from perihelion.core.game import Game, Mind

TAILS: Final = FACES.names.index("tails")


class LoadedFlip(Flip):
    """Whoever calls heads is right three times of four."""

    def weights(self, s: Table) -> list[int]:
        return [3, 1]


class OneCall(Call):
    def choose(self, s: Table, seat: int, option: int) -> None:
        s.called = CALL.noun(option)
        s.then(LoadedFlip(seat))


def setup(seats: int, _: Mapping[str, str]) -> Table:
    s = Table([0] * seats)
    s.then(*[OneCall(seat) for seat in range(seats)])
    return s


def hopeful_value(s: Table, seat: int) -> float:
    opinion = 1.0 if s.called == TAILS else 0.0
    return value(s, seat) + opinion


GAME: Final[Game] = replace(
    COIN, code="loaded", rules=replace(COIN.rules, setup=setup), mind=Mind(hopeful_value, spread)
)
