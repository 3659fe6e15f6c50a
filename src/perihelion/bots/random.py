"""Any offered word, each equally likely."""

from __future__ import annotations

from typing import Any

from perihelion.bots.bot import Bot
from perihelion.core.dice import Generator
from perihelion.core.steps import Seat, Word


class RandomBot(Bot):
    """Says any offered word."""

    def __init__(self, game: Any, seed: str) -> None:
        super().__init__(game, seed)
        self.generator = Generator(seed)

    def choose(self, s: Any, seat: Seat, offered: list[Word]) -> int:
        return offered[self.generator.below(len(offered))]
