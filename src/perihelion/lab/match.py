"""Bots against each other, or one bot against a game's automatic opponent; every bot sits equally often in every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from perihelion.bots.bot import Bot
from perihelion.bots.program import SECONDS, Fault, faults_of, make_player
from perihelion.core.dice import Generator
from perihelion.core.game import Game, Side
from perihelion.core.steps import Listener, advance, chance, choose, happen, options, over, waiting
from perihelion.games import SHELF
from perihelion.lab.figures import Details, Tally, details
from perihelion.lab.workers import spread

CONFIDENCE = 1.959964
"""Standard deviations on each side of a 95 % interval."""


@dataclass(frozen=True)
class Pairing:
    """Who meets whom, at which game."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: str
    counting: bool = False
    """Whether to note everything that the game counts, which takes longer."""
    seconds: float = SECONDS
    """How long a program may think about one choice."""

    def rotations(self) -> int:
        """Rotations of equal bots would repeat the same game, so they get a new deal each time."""
        return len(self.bots) if len(set(self.bots)) > 1 else 1


@dataclass(frozen=True)
class Round:
    """One game of a pairing. All rotations of the same deal share its seed."""

    pairing: Pairing
    deal: int
    rotation: int

    def number(self) -> int:
        """Which game of the match it is, counted from 1."""
        return self.deal * self.pairing.rotations() + self.rotation + 1


@dataclass(frozen=True)
class Outcome:
    """Score and share of the victory, first for the bots in the pairing's order, then for the automatic opponent."""

    names: tuple[str, ...]
    scores: tuple[float, ...]
    shares: tuple[float, ...]
    details: Details | None = None
    faults: tuple[Fault, ...] = ()
    """Of programs that were replaced during the game."""


@dataclass(frozen=True)
class Standing:
    """What one side has achieved."""

    bot: str
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float


def match(pairing: Pairing, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of so many games, rounded up to whole rotations."""
    return spread(play_round, rounds(pairing, games), jobs)


def rounds(pairing: Pairing, games: int) -> Iterator[Round]:
    rotations = pairing.rotations()
    for number in range(whole_rotations(len(pairing.bots), games)):
        yield Round(pairing, number // rotations, number % rotations)


def whole_rotations(seats: int, games: int) -> int:
    """The next number of games in which every bot sits equally often in every seat."""
    return -(-games // seats) * seats


def play_round(this: Round) -> Outcome:
    game = SHELF.find(this.pairing.game)
    count = len(this.pairing.bots)
    seating = [(seat - this.rotation) % count for seat in range(count)]
    seed = f"{this.pairing.seed} deal {this.deal}"
    bots = [seated(this.pairing, who, game, seed) for who in seating]
    tally = Tally(game) if this.pairing.counting else None
    sides = play_and_close(game, bots, this.pairing.options, seed, tally)
    faults = tuple([replace(fault, game=this.number()) for fault in faults_of(bots)])
    noted = details(sides, seating, tally.notes) if tally else None
    return replace(outcome(sides, seating, this.pairing.bots), details=noted, faults=faults)


def seated(pairing: Pairing, who: int, game: Game, seed: str) -> Bot:
    return make_player(pairing.bots[who], game, f"{seed} bot {who}", pairing.options, pairing.seconds)


def play_and_close(
    game: Game, bots: list[Bot], given: Mapping[str, str], seed: str, listener: Listener | None
) -> tuple[Side, ...]:
    """The result of a game, after which no program of it runs any more, however it ended."""
    sides: tuple[Side, ...] = ()
    try:
        sides = game.result(play_game(game, bots, given, seed, listener))
        return sides
    finally:
        for bot in bots:
            bot.close(sides)


def play_game(game: Game, bots: list[Bot], given: Mapping[str, str], seed: str, listener: Listener | None = None) -> Any:
    """A game from start to end; bots[i] sits in seat i."""
    dice = Generator(f"{seed} dice")
    redeals = Generator(f"{seed} redeals")
    s = game.setup(len(bots), given)
    advance(s, listener)
    while not over(s):
        seats = waiting(s)
        if seats:
            choose(s, seats[0], ask(bots[seats[0]], game, s, seats[0], redeals), listener)
        else:
            assert chance(s) is not None, "nobody is waited for, yet the game is not over"
            happen(s, dice.pick(0, s.offered), listener)
    return s


def ask(bot: Bot, game: Game, s: Any, seat: int, generator: Generator) -> int:
    """A bot never gets the true table, only one that it cannot tell from it."""
    return bot.choose(game.redeal(s, seat, generator), seat, options(s, seat))


def outcome(sides: tuple[Side, ...], seating: list[int], bots: tuple[str, ...]) -> Outcome:
    """From the seats' order to the pairing's order."""
    winners = sum(side.won for side in sides)
    seat_of = [seating.index(who) for who in range(len(seating))]
    ordered = [sides[seat] for seat in seat_of] + list(sides[len(seating) :])
    names = (*bots, *[side.name for side in sides[len(seating) :]])
    shares = tuple(side.won / winners if winners else 0.0 for side in ordered)
    return Outcome(names, tuple(float(side.score) for side in ordered), shares)


def standings(outcomes: list[Outcome]) -> list[Standing]:
    """Win rates with their intervals and mean scores."""
    games = len(outcomes)
    names = outcomes[0].names if outcomes else ()
    table = []
    for i, name in enumerate(names):
        wins = sum(outcome.shares[i] for outcome in outcomes)
        low, high = wilson(wins, games)
        mean = sum(outcome.scores[i] for outcome in outcomes) / games
        table.append(Standing(name, round(wins, 6), wins / games, low, high, mean))
    return table


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = CONFIDENCE**2 / games
    middle = (rate + square / 2) / (1 + square)
    half = CONFIDENCE * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
