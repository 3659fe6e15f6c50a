"""Bradley-Terry ratings: one number for each bot, so that differences say how often one finishes ahead of
another."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from perihelion.core.dice import Generator
from perihelion.lab.estimates import CONFIDENCE

Matrix = list[list[float]]
"""wins[a][b]: how often a finished ahead of b; side by side counts one half for both."""
POINTS: Final = 400 / log(10)
"""As in chess: 400 points are odds of 10 to 1."""
PRIOR: Final = 0.5
"""Each two bots have finished side by side once before: nobody is infinitely strong."""
RESAMPLES: Final = 400
ROUNDS: Final = 500
NEAR: Final = 1e-9
TAIL: Final = 0.025


@dataclass(frozen=True)
class Rating:
    """Points above the mean of all bots, with a 95 % interval."""

    points: float
    low: float
    high: float


def ratings(size: int, deals: list[list[Matrix]]) -> list[Rating]:
    """For each group of bots that met, the results of each deal.

    The intervals come from drawing whole deals again. That cannot see how little is known of a bot that never
    won or never lost, so they are at least as wide as the likelihood makes them."""
    wins = added(size, [matrix for group in deals for matrix in group])
    best = points(wins)
    widths = [CONFIDENCE * error for error in errors(wins)]
    generator = Generator("ratings")
    samples = [points(added(size, redrawn(deals, generator))) for _ in range(RESAMPLES)]
    found = []
    for bot in range(size):
        ordered = sorted([sample[bot] for sample in samples])
        low, high = ordered[int(TAIL * RESAMPLES)], ordered[int((1 - TAIL) * RESAMPLES) - 1]
        found.append(Rating(best[bot], min(low, best[bot] - widths[bot]), max(high, best[bot] + widths[bot])))
    return found


def redrawn(deals: list[list[Matrix]], generator: Generator) -> list[Matrix]:
    """As many deals of each group, each drawn from all of them."""
    return [group[generator.below(len(group))] for group in deals for _ in group]


def added(size: int, deals: list[Matrix]) -> Matrix:
    """All results together, with the prior ones."""
    wins = [[PRIOR if a != b else 0.0 for b in range(size)] for a in range(size)]
    for deal in deals:
        for a in range(size):
            for b in range(size):
                wins[a][b] += deal[a][b]
    return wins


def points(wins: Matrix) -> list[float]:
    """The most likely ratings, with 0 for their mean."""
    found = [POINTS * log(strength) for strength in strengths(wins)]
    middle = sum(found) / len(found)
    return [one - middle for one in found]


def strengths(wins: Matrix) -> list[float]:
    """Hunter's iteration: each strength is its wins, divided by what every meeting would give to a strength
    of one."""
    size = len(wins)
    strength = [1.0] * size
    for _ in range(ROUNDS):
        after = []
        for a in range(size):
            met = [(wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in range(size) if b != a]
            after.append(sum(wins[a]) / sum(met))
        scale = size / sum(after)
        after = [one * scale for one in after]
        moved = max([abs(new - old) / old for new, old in zip(after, strength, strict=True)])
        strength = after
        if moved < NEAR:
            break
    return strength


def errors(wins: Matrix) -> list[float]:
    """The standard errors of the ratings, from how sharply the likelihood bends around the most likely
    ones."""
    size = len(wins)
    strength = strengths(wins)
    # The matrix bends nowhere along "all ratings alike"; 1/n everywhere makes it bend there by one.
    bend = [[1 / size] * size for _ in range(size)]
    for a in range(size):
        for b in range(size):
            if a != b:
                told = (
                    (wins[a][b] + wins[b][a]) * strength[a] * strength[b] / (strength[a] + strength[b]) ** 2
                )
                bend[a][a] += told
                bend[a][b] -= told
    covariance = inverse(bend)
    return [POINTS * sqrt(max(0.0, covariance[bot][bot] - 1 / size)) for bot in range(size)]


def inverse(matrix: Matrix) -> Matrix:
    """Of a small matrix that has one, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *[float(at == other) for other in range(size)]] for at, row in enumerate(matrix)]
    for at in range(size):
        first = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[first] = rows[first], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in [other for other in range(size) if other != at]:
            rows[other] = [
                value - rows[other][at] * top for value, top in zip(rows[other], rows[at], strict=True)
            ]
    return [row[size:] for row in rows]
