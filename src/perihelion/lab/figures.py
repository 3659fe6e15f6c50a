"""What a match says beyond who won: seats, sources of points, and how often things that a game counts happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from perihelion.core.game import Game, Side
from perihelion.core.steps import Listener, Step


@dataclass(frozen=True)
class Details:
    """One game: the seat and the parts of the score of each bot in the pairing's order, and everything that was counted."""

    seats: tuple[int, ...]
    parts: tuple[tuple[tuple[str, float], ...], ...]
    notes: tuple[tuple[str, int], ...]
    """What happened and to which bot, once each time it did; -1 where it concerns nobody in particular."""


Known = list[tuple[Details, tuple[float, ...]]]
"""The details of each game, with the shares of the victory."""


@dataclass(frozen=True)
class Figure:
    """How often something happened."""

    name: str
    games: float
    """The share of games in which it happened."""
    each_game: float
    """How many times in a game."""
    win_rate: float
    """The mean share of the victory of those to whom it happened; 0 where it concerns nobody in particular."""


class Tally(Listener):
    """Listens to a game. A game that counts something has a method `figures(before, step, seat, word, after)` that names it."""

    def __init__(self, game: Game) -> None:
        self.figures: Any = getattr(game, "figures", None)
        self.notes: list[tuple[str, int]] = []

    def hear(self, before: Any, step: Step, seat: int, word: int, after: Any) -> None:
        if self.figures is not None:
            self.notes += self.figures(before, step, seat, word, after)


def details(sides: tuple[Side, ...], seating: list[int], notes: Iterable[tuple[str, int]]) -> Details:
    """From the seats' order to the pairing's order."""
    seats = tuple(seating.index(who) for who in range(len(seating)))
    told = tuple((name, seating[seat] if seat >= 0 else seat) for name, seat in notes)
    return Details(seats, tuple(sides[seat].parts for seat in seats), told)


def seat_rates(games: Known) -> list[float]:
    """The share of victories of each seat, whoever sat there."""
    count = len(games[0][0].seats) if games else 0
    rates = [0.0] * count
    for known, shares in games:
        for who, seat in enumerate(known.seats):
            rates[seat] += shares[who] / len(games)
    return rates


def sources(games: Known) -> list[list[tuple[str, float]]]:
    """The mean of each part of the score, for each bot."""
    found: list[list[tuple[str, float]]] = []
    for who in range(len(games[0][0].parts) if games else 0):
        names = [name for name, _ in games[0][0].parts[who]]
        means = [sum(known.parts[who][part][1] for known, _ in games) / len(games) for part in range(len(names))]
        found.append(list(zip(names, means, strict=True)))
    return found


def figures(games: Known) -> list[Figure]:
    """Everything that was counted, by name."""
    names = sorted({name for known, _ in games for name, _ in known.notes})
    return [figure(name, games) for name in names]


def figure(name: str, games: Known) -> Figure:
    happened = times = 0
    shares: list[float] = []
    for known, won in games:
        whom = [who for noted, who in known.notes if noted == name]
        happened += bool(whom)
        times += len(whom)
        shares += [won[who] for who in sorted(set(whom)) if who >= 0]
    return Figure(name, happened / len(games), times / len(games), sum(shares) / len(shares) if shares else 0.0)
