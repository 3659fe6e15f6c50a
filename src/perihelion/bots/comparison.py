"""A few lines side by side: each gets as many simulations, on the same redeals and with the same luck, so
that chance does not decide which looks better."""

from __future__ import annotations

from math import sqrt
from typing import Final

from perihelion.bots.finding import Judged
from perihelion.bots.tree import Edge, Node, Search, judged
from perihelion.core.steps import Seat, State


class Comparison:
    """What a comparison has found: the lines in the order in which they were given."""

    def __init__(self, lines: list[Judged], chances: list[list[float]]) -> None:
        self.lines: Final = lines
        self.chances: Final = chances
        """For each line the chance at the end of each simulation."""

    def error(self, one: int, other: int) -> float:
        """The standard error of the difference between the chances of two lines, simulation by simulation."""
        ones, others = self.chances[one], self.chances[other]
        count = len(ones)
        if one == other:
            return 0.0
        if count < 2:
            return 0.5
        apart = [ones[i] - others[i] for i in range(count)]
        mean = sum(apart) / count
        return sqrt(sum([(difference - mean) ** 2 for difference in apart]) / (count - 1) / count)


def compare(
    search: Search, s: State, seat: Seat, lines: list[list[int]], simulations: int, seed: str
) -> Comparison:
    """Judge each line of a seat by so many simulations. The same seed finds the same."""
    s = search.begin(s, seat, seed)
    root = Node(seat)
    root.edges = [Edge(words, 1.0 / len(lines), search.sides) for words in lines]
    chances: list[list[float]] = [[] for _ in lines]
    for _ in range(simulations):
        for number in range(len(lines)):
            chances[number].append(search.simulate(s, root, root.edges[number]))
    return Comparison([judged(edge) for edge in root.edges], chances)
