"""A moment of a game, and what breaks a law at it."""

from __future__ import annotations

from typing import Any

from perihelion.core.dice import Generator
from perihelion.core.game import Game
from perihelion.core.steps import (
    options,
    waiting,
)
from perihelion.records.rulebook import rulebook

FAR = 40
"""So many words a law looks ahead."""


class Broken(Exception):
    """A law that does not hold, with the facts."""


class Moment:
    """A position of a game, and a generator to try things with."""

    def __init__(self, game: Game, s: Any, generator: Generator) -> None:
        self.game = game
        self.s = s
        self.generator = generator
        self.names = game.rules.seat_names[: s.seat_count]

    def offered(self, seat: int) -> list[int]:
        return options(self.s, seat) if seat in waiting(self.s) else []

    def known_rule(self, rule: str, where: str) -> None:
        if rule.lower() not in rulebook(self.game).by_id:
            raise Broken(f"{where} names the rule '{rule}', which is not in the rules reference")


def any_of(things: list[int], generator: Generator) -> int:
    return things[generator.below(len(things))]
