"""Rates and means with their intervals, and which of many looks are more than chance.

Games are drawn independently; what happens within one game is not. So every rate is over clusters: the games,
or the deals that several games share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

CONFIDENCE: Final = 1.959964
"""Standard deviations on each side of a 95 % interval."""
ERROR: Final = 0.05
"""The chance that a report of a fair game flags anything at all."""
FEW: Final = 20
"""With fewer clusters a normal interval is not to be believed."""


@dataclass(frozen=True)
class Rate:
    """A mean with its 95 % interval, and how many games, or seats in games, it is the mean of."""

    mean: float
    low: float
    high: float
    games: int

    def error(self) -> float:
        """The standard error."""
        return (self.high - self.low) / 2 / CONFIDENCE


NOTHING: Final = Rate(0.0, 0.0, 1.0, 0)


@dataclass(frozen=True)
class Sums:
    """Over clusters: how many there are, what was won and how often it was tried, and the sums of the
    products of the two."""

    count: int
    won: float
    tried: float
    won_won: float
    won_tried: float
    tried_tried: float

    def off(self, rate: float) -> float:
        """The sum of squares of what each cluster won beyond this rate."""
        return max(0.0, self.won_won - 2 * rate * self.won_tried + rate * rate * self.tried_tried)

    def rate(self) -> Rate:
        """Wilson's interval where clusters are few or all alike."""
        if not self.tried:
            return NOTHING
        mean = self.won / self.tried
        low, high = wilson(self.won, self.tried)
        squares = self.off(mean)
        if self.count >= FEW and squares > 1e-9:
            half = CONFIDENCE * sqrt(squares * self.count / (self.count - 1)) / self.tried
            low, high = max(0.0, mean - half), min(1.0, mean + half)
        return Rate(mean, low, high, round(self.tried))

    def chance(self, expected: float) -> float:
        """How likely such a rate, or one further off, is if the expected one is true: if of n alike one wins.

        A cluster with k of them then wins with k times that chance. Where few were seen, they vary less than
        they will.
        """
        squares = max(self.off(expected), expected * self.tried - expected**2 * self.tried_tried)
        return erfc(abs(self.won - expected * self.tried) / sqrt(2 * squares)) if squares > 1e-9 else 1.0


def sums(clusters: Iterable[tuple[float, float]]) -> Sums:
    """Of clusters, each with what was won and how often it was tried."""
    known = list(clusters)
    return Sums(
        len(known),
        sum([won for won, _ in known]),
        sum([tried for _, tried in known]),
        sum([won * won for won, _ in known]),
        sum([won * tried for won, tried in known]),
        sum([tried * tried for _, tried in known]),
    )


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = CONFIDENCE**2 / games
    middle = (rate + square / 2) / (1 + square)
    half = CONFIDENCE * sqrt(max(0.0, rate * (1 - rate)) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def average(values: Iterable[float]) -> Rate:
    """The mean of independent numbers."""
    known = list(values)
    count = len(known)
    if not count:
        return Rate(0.0, 0.0, 0.0, 0)
    mean = sum(known) / count
    spread = sqrt(sum([(value - mean) ** 2 for value in known]) / max(1, count - 1))
    half = CONFIDENCE * spread / sqrt(count)
    return Rate(mean, mean - half, mean + half, count)


def chance_of_zero(found: Rate) -> float:
    """How likely such a mean, or one further from 0, is if 0 is true."""
    return erfc(abs(found.mean) / found.error() / sqrt(2)) if found.error() else float(found.mean == 0.0)


def flagged(chances: list[float]) -> list[bool]:
    """Holm's correction for many looks: which are more than chance, with one false alarm in twenty
    reports."""
    order = sorted(range(len(chances)), key=lambda look: chances[look])
    found = [False] * len(chances)
    for rank, look in enumerate(order):
        if chances[look] > ERROR / (len(chances) - rank):
            break
        found[look] = True
    return found
