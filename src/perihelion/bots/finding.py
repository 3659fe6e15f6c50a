"""What a search has found out about the lines of a position."""

from __future__ import annotations

from math import sqrt
from typing import Final

from perihelion.core.steps import Seat, Word


class Judged:
    """A line with all that a search has found out about it."""

    def __init__(
        self,
        words: list[Word],
        prior: float,
        visits: int,
        total: float,
        squares: float,
        scores: list[float],
        sources: list[float],
    ) -> None:
        self.words: Final = words
        self.prior: Final = prior
        self.visits: Final = visits
        self.total: Final = total
        self.squares: Final = squares
        self.scores: Final = scores
        self.sources: Final = sources
        """What the searcher's score is the sum of; nothing if nobody asked."""

    def chance(self) -> float:
        """The chance to win with it."""
        return self.total / self.visits if self.visits else 0.0

    def error(self) -> float:
        """The standard error of that chance."""
        if self.visits < 2:
            return 0.5
        spread = self.squares / self.visits - self.chance() ** 2
        return sqrt(max(0.0, spread) / (self.visits - 1))

    def expected(self) -> list[float]:
        """What each side is expected to score."""
        return [score / self.visits if self.visits else 0.0 for score in self.scores]

    def by_source(self) -> list[float]:
        """What the searcher's expected score is made of."""
        return [source / self.visits if self.visits else 0.0 for source in self.sources]


class Finding:
    """What a search has found: the lines of the root, most visited first."""

    def __init__(self, seat: Seat, simulations: int, lines: list[Judged]) -> None:
        self.seat: Final = seat
        self.simulations: Final = simulations
        self.lines: Final = lines

    def best(self) -> Judged:
        return self.lines[0]


def rank(line: Judged) -> tuple[int, float, float]:
    """The order of lines: the most visited first."""
    return (-line.visits, -line.total, -line.prior)
