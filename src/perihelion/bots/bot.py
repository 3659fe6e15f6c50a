"""The contract of a bot."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from perihelion.bots.finding import Finding
from perihelion.core.steps import Seat, Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. It gets a redealt state, never the true one."""

    def __init__(self, game: Any, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.finding: Finding | None = None
        """What its last search has found, for a bot that searches."""

    def choose(self, s: Any, seat: Seat, offered: list[Word]) -> int:
        raise NotImplementedError

    def close(self, sides: Any = ()) -> None:
        """It is asked no more. `sides` is the result of the game; empty if it was left."""
