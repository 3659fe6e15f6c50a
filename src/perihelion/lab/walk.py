"""A random game, one entry after another, as fast as interpreted code can drive compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perihelion.bots.said import Said, say
from perihelion.core.dice import Generator
from perihelion.core.game import Game
from perihelion.core.steps import CHANCE, advance, chance, options, over, waiting
from perihelion.records.record import Line, Record


class Walk:
    """A game in which every seat chooses at random; keeps what was said."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], generator: Generator) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.generator = generator
        self.said: list[Said] = []
        self.state: Any = None

    def start(self) -> None:
        """Set the table and go on to the first question."""
        self.state = self.game.rules.setup(self.seats, self.options)
        advance(self.state)

    def over(self) -> bool:
        return over(self.state)

    def step(self) -> None:
        """One thing is said. It is noted first, so that a record of a crash holds the word that caused it."""
        who, word = random_word(self.state, self.generator)
        self.said.append((who, word))
        say(self.state, who, word)

    def record(self) -> Record:
        return record_of(self.game, self.seats, self.options, self.said)


def record_of(game: Game, seats: int, options: Mapping[str, str], said: list[Said]) -> Record:
    """What was said so far, without seed, digests and result."""
    names = game.rules.seat_names[:seats]
    lines = [Line("*" if who == CHANCE else names[who], game.rules.words.text(word)) for who, word in said]
    return Record(game.code, game.rules.version, names, dict(options), lines=tuple(lines))


def random_word(s: Any, generator: Generator) -> Said:
    """What a random seat among those waited for, or chance, says next."""
    seats = waiting(s)
    if not seats:
        step = chance(s)
        assert step is not None, "nobody is waited for, yet the game is not over"
        return CHANCE, step.word(s, generator.pick(0, s.offered))
    seat = seats[generator.below(len(seats))] if len(seats) > 1 else seats[0]
    offered = options(s, seat)
    return seat, offered[generator.below(len(offered))]
