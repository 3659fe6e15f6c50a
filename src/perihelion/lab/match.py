"""Bots against each other, or one bot against a game's automatic opponent; every bot sits equally often in
every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from perihelion.bots.bot import Bot
from perihelion.bots.programs.player import SECONDS, Fault, faults_of, make_player
from perihelion.core.game import Game, Side
from perihelion.games import SHELF
from perihelion.lab.estimates import wilson
from perihelion.lab.playing import play_and_close, shares
from perihelion.lab.workers import spread


@dataclass(frozen=True)
class Pairing:
    """Who meets whom, at which game."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: str
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
    """Score and share of the victory, first for the bots in the pairing's order, then for the automatic
    opponent."""

    names: tuple[str, ...]
    scores: tuple[float, ...]
    shares: tuple[float, ...]
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
    sides = play_and_close(game, bots, this.pairing.options, seed)
    faults = tuple([replace(fault, game=this.number()) for fault in faults_of(bots)])
    return replace(outcome(sides, seating, this.pairing.bots), faults=faults)


def seated(pairing: Pairing, who: int, game: Game, seed: str) -> Bot:
    return make_player(pairing.bots[who], game, f"{seed} bot {who}", pairing.options, pairing.seconds)


def outcome(sides: tuple[Side, ...], seating: list[int], bots: tuple[str, ...]) -> Outcome:
    """From the seats' order to the pairing's order."""
    seat_of = [seating.index(who) for who in range(len(seating))]
    ordered = [sides[seat] for seat in seat_of] + list(sides[len(seating) :])
    names = (*bots, *[side.name for side in sides[len(seating) :]])
    return Outcome(names, tuple([float(side.score) for side in ordered]), shares(tuple(ordered)))


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
